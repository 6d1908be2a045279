import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { files, jobApplications, resumes } from '#db/schema/index.ts'
import { documentKey } from '#storage/keys.ts'
import type { Storage } from '#storage/storage.ts'
import { NotFound } from '../../errors.ts'
import { docx, odt } from '../../files/type-of-document.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { audit } from '../../staff/audit.ts'

export type OpenedResume = { name: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  [docx]: 'docx',
  [odt]: 'odt',
}

/**
 * The CV of an application. Its name is made here, of the reference: what a visitor called the file is nobody's.
 * @throws NotFound when there is none, or none any more
 */
export async function openResume(
  { db, storage }: { db: Db; storage: Storage },
  by: Staff,
  id: number,
): Promise<OpenedResume> {
  allow(by, 'applications.read')
  const [row] = await db
    .select({ reference: jobApplications.reference, file: files })
    .from(jobApplications)
    .innerJoin(resumes, eq(resumes.id, jobApplications.resume))
    .innerJoin(files, eq(files.id, resumes.file_id))
    .where(eq(jobApplications.id, id))
  if (!row) throw new NotFound('There is no CV: it was deleted when its time was over, or never came.')
  const { reference, file } = row
  // At most 5 MB, as every document.
  const bytes = await storage.find(documentKey(file.id))
  if (!bytes) throw new NotFound('The file of this CV is not where it was stored. Ask an administrator.')
  await audit(db, by, { action: 'open CV', entity: 'application', entityId: id, before: null, after: null })
  return {
    name: `CV-${reference}.${endings[file.content_type] ?? 'bin'}`,
    contentType: file.content_type,
    bytes: new Uint8Array(bytes),
  }
}
