import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { FileKind } from '#contract/files/upload-types.ts'
import type { Db } from '#db/client.ts'
import { files, resumes } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'

/**
 * Checks that fields name uploaded files of the right kind: a CV must not be shown as a picture.
 * @param addresses by the name of the field; the previous value needs no check
 * @throws Invalid with a message for each field whose file is not there
 */
export async function mustBeStored(
  db: Db,
  kind: FileKind,
  addresses: Readonly<Record<string, string | null>>,
): Promise<void> {
  const wanted = Object.values(addresses).filter((address) => address !== null)
  if (wanted.length === 0) return
  const rows = await db
    .select({ address: files.address })
    .from(files)
    // Nor may an applicant's CV be used as a brochure.
    .where(and(eq(files.kind, kind), inArray(files.address, wanted), notExists(resumesOf(db))))
    // Keeps the files from being removed meanwhile.
    .for('key share')
  const stored = new Set(rows.map(({ address }) => address))
  const missing = Object.entries(addresses).filter(([, address]) => address !== null && !stored.has(address))
  if (missing.length === 0) return
  throw new Invalid(Object.fromEntries(missing.map(([name]) => [name, t.uploadAgain[kind]])))
}

function resumesOf(db: Db) {
  return db.select({ id: resumes.id }).from(resumes).where(eq(resumes.file_id, files.id))
}
