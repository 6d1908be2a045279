import { eq } from 'drizzle-orm'
import { files, jobApplications, resumes } from '#db/schema/index.ts'
import { leadErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { type OpenedDocument, openDocument } from '../../files/index.ts'

/**
 * The CV of an application. Its name is made from the reference: the name of the visitor's file is not kept.
 * @throws NotFound when there is none, or none any more
 */
export async function openResume(
  { db, storage, actor }: AllowedContext<'applications.read', 'db' | 'storage'>,
  id: number,
): Promise<OpenedDocument> {
  const [row] = await db
    .select({ reference: jobApplications.reference, file: files })
    .from(jobApplications)
    .innerJoin(resumes, eq(resumes.id, jobApplications.resume))
    .innerJoin(files, eq(files.id, resumes.file_id))
    .where(eq(jobApplications.id, id))
  if (!row) throw new NotFound(t.noResume)
  const { reference, file } = row
  const document = await openDocument(storage, file, `CV-${reference}`)
  await audit(db, actor, {
    action: 'open CV',
    entity: 'application',
    entityId: id,
    before: null,
    after: null,
  })
  return document
}
