import mime from 'mime-types'
import { documentKey } from '#storage/keys.ts'
import { isUnreachable, type Storage } from '#storage/storage.ts'
import { NotFound, Unavailable } from '../errors.ts'

export type OpenedDocument = { name: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * A stored document, whole: it has at most 5 MB. What whoever sent it called the file is nobody's.
 * @param name what it is called from now on, without its ending
 * @throws NotFound when it is not in storage, Unavailable when the storage is out of reach
 */
export async function openDocument(
  storage: Pick<Storage, 'find'>,
  { id, content_type }: { id: string; content_type: string },
  name: string,
): Promise<OpenedDocument> {
  const bytes = await storage.find(documentKey(id)).catch((error) => {
    throw isUnreachable(error)
      ? new Unavailable('This file is out of reach at the moment. Please try again in a few minutes.')
      : error
  })
  if (!bytes) throw new NotFound('This file is not where it was stored. Ask an administrator.')
  return {
    name: `${name}.${mime.extension(content_type) || 'bin'}`,
    contentType: content_type,
    bytes: new Uint8Array(bytes),
  }
}
