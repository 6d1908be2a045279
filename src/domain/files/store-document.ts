import { readFile } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import { wrongType } from '#contract/files/upload-types.ts'
import type { Db } from '#db/client.ts'
import { files } from '#db/schema/index.ts'
import { documentKey } from '#storage/keys.ts'
import type { Needs } from '../context.ts'
import { Unsupported } from '../errors.ts'
import type { ReceivedFile } from './receive-file.ts'
import { storeFile } from './store-file.ts'
import { typeOfDocument } from './type-of-document.ts'

export type StoredDocument = {
  id: string
  /** What other tables store to refer to it. No address of the site leads to it. */
  address: string
  /** False when the same file was stored before: it is that one. */
  isNew: boolean
}

/**
 * Stores an uploaded document as it came; the same bytes are stored once. `received` is the caller's to delete.
 * @throws Unsupported with a sentence for the uploader when it is no PDF, DOC, DOCX, ODT or RTF
 */
export async function storeDocument(
  ctx: Needs<'db' | 'storage'>,
  received: ReceivedFile,
): Promise<StoredDocument> {
  const known = await findDocument(ctx.db, received.sha256)
  if (known) return { ...known, isNew: false }
  // At most 5 MB: the limit of its kind was checked while it came.
  const contentType = typeOfDocument(await readFile(received.path))
  if (!contentType) throw new Unsupported(wrongType(['document']))
  const isNew = await storeFile(ctx, documentKey(received.id), { ...received, contentType })
  const stored = await findDocument(ctx.db, received.sha256)
  if (!stored) throw new Error('A document was stored and is gone')
  return { ...stored, isNew }
}

async function findDocument(db: Db, sha256: string) {
  const [row] = await db
    .select({ id: files.id, address: files.address })
    .from(files)
    .where(and(eq(files.kind, 'document'), eq(files.sha256, sha256)))
  return row
}
