import { addressOf, originalKey } from './keys.ts'
import type { Storage } from './storage.ts'

/** A finished picture on this machine, and the id it is to have. */
export interface FinishedPicture {
  id: string
  path: string
  bytes: number
  contentType: string
}

/** Copies a finished picture into storage as it is, over one of the same id; answers what other tables store of it. */
export async function keepPicture(
  storage: Storage,
  { id, path, bytes, contentType }: FinishedPicture,
): Promise<string> {
  await storage.copyFromFs(path, originalKey(id), { contentLength: bytes, contentType })
  return addressOf(id)
}
