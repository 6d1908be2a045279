import { newFileId } from '#storage/keys.ts'
import type { Storage } from '#storage/storage.ts'

/** Writes, reads and deletes a file. @returns milliseconds @throws when one of these fails */
export async function timeStorage(storage: Storage): Promise<number> {
  const key = `health/${newFileId()}`
  const begun = performance.now()
  await storage.put(key, key)
  try {
    if ((await storage.get(key)) !== key) throw new Error('The storage gave back another file')
    return Math.ceil(performance.now() - begun)
  } finally {
    await storage.delete(key)
  }
}
