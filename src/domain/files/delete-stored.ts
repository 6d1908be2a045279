/**
 * Deleting what lies in storage once no row speaks of it. Storage may be slow or gone, so that no transaction waits for
 * it: a job is written with the removal of the rows, and does what could not be done right after it.
 */
import type { Db } from '#db/client.ts'
import type { Storage } from '#storage/storage.ts'
import type { Needs } from '../context.ts'

/** Keys of files; one that ends in a slash stands for everything below it. */
export type StoredKeys = readonly string[]

// Most is deleted by then, by whoever removed the rows.
const jobAfterMs = 60_000

/** Removes rows in a transaction, and then what `remove` gives as their files. @returns whether all of it is gone */
export async function removeStored(
  { db, storage, queue }: Needs<'db' | 'storage' | 'queue'>,
  remove: (tx: Db) => Promise<StoredKeys>,
): Promise<boolean> {
  const keys = await db.transaction(async (tx) => {
    const removed = [...(await remove(tx))]
    if (removed.length > 0)
      await queue.enqueue(tx, 'delete-stored', { keys: removed }, new Date(Date.now() + jobAfterMs))
    return removed
  })
  return deleteStored(storage, keys).then(
    () => true,
    () => false,
  )
}

/** What is gone already is nothing to do. */
export async function deleteStored(storage: Storage, keys: StoredKeys): Promise<void> {
  for (const key of keys) {
    const all = key.endsWith('/') ? await Array.fromAsync(storage.keys(key)) : [key]
    for (const one of all) await storage.delete(one)
  }
}
