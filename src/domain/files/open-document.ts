import mime from 'mime-types'
import { recordErrors as t } from '#messages/admin.ts'
import { documentKey } from '#storage/keys.ts'
import { isUnreachable, type Storage } from '#storage/storage.ts'
import { NotFound, Unavailable } from '../errors.ts'

export type OpenedDocument = { name: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Reads a whole stored document: it has at most 5 MB. The sender's name for the file is not kept.
 * @param name its new name, without the extension
 * @throws NotFound when it is not in storage, Unavailable when the storage is out of reach
 */
export async function openDocument(
  storage: Pick<Storage, 'find'>,
  { id, content_type }: { id: string; content_type: string },
  name: string,
): Promise<OpenedDocument> {
  const bytes = await storage.find(documentKey(id)).catch((error) => {
    throw isUnreachable(error) ? new Unavailable(t.fileAway) : error
  })
  if (!bytes) throw new NotFound(t.fileLost)
  return {
    name: `${name}.${mime.extension(content_type) || 'bin'}`,
    contentType: content_type,
    bytes: new Uint8Array(bytes),
  }
}
