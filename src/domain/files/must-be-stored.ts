import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { FileKind } from '#contract/files/upload-types.ts'
import type { Db } from '#db/client.ts'
import { files, resumes } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'

/**
 * Checks that what fields name are files that were uploaded, each of its kind: nobody shows a CV as a picture.
 * @param addresses by the name of the field; what stood there before needs no check
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
    // Nor is what somebody applied with anybody's brochure.
    .where(and(eq(files.kind, kind), inArray(files.address, wanted), notExists(resumesOf(db))))
    // Nobody removes it meanwhile.
    .for('key share')
  const stored = new Set(rows.map(({ address }) => address))
  const missing = Object.entries(addresses).filter(([, address]) => address !== null && !stored.has(address))
  if (missing.length === 0) return
  throw new Invalid(Object.fromEntries(missing.map(([name]) => [name, t.uploadAgain[kind]])))
}

function resumesOf(db: Db) {
  return db.select({ id: resumes.id }).from(resumes).where(eq(resumes.file_id, files.id))
}
