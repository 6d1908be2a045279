import { addressOf, originalKey, videoKey } from './keys.ts'
import type { Storage } from './storage.ts'

/** A finished picture or film on this machine, and the id it is to have. */
export interface FinishedFile {
  id: string
  path: string
  bytes: number
  contentType: string
}

/** Copies a finished file into storage as it is, over one of the same id; answers what other tables store of it. */
export async function keepFinished(
  storage: Storage,
  { id, path, bytes, contentType }: FinishedFile,
): Promise<string> {
  const key = contentType.startsWith('video/') ? videoKey(id) : originalKey(id)
  await storage.copyFromFs(path, key, { contentLength: bytes, contentType })
  return addressOf(id)
}
