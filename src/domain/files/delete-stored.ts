/**
 * Deletes files from storage once no row refers to them. Storage may be slow or unreachable, so no
 * transaction waits for it: a job is written with the removal of the rows, and finishes what could not be
 * done right after it.
 */
import { isBackupRunning } from '#db/backup-lock.ts'
import type { Db } from '#db/client.ts'
import { NotNow } from '#queue/not-now.ts'
import type { Needs, Services } from '../context.ts'
import { runEach } from '../run-each.ts'

/** Keys of files; one that ends in a slash stands for everything below it. */
export type StoredKeys = readonly string[]

// By then the remover of the rows has deleted most.
const jobAfter = { seconds: 60 }

/**
 * Removes rows in a transaction, and then the files that `remove` returns.
 * @returns whether all of it is deleted
 */
export async function removeStored(
  { db, storage, queue }: Needs<'db' | 'storage' | 'queue'>,
  remove: (tx: Db) => Promise<StoredKeys>,
): Promise<boolean> {
  const keys = await db.transaction(async (tx) => {
    const removed = [...(await remove(tx))]
    if (removed.length > 0) await queue.enqueue(tx, 'delete-stored', { keys: removed }, jobAfter)
    return removed
  })
  return deleteStored({ db, storage }, keys).then(
    () => true,
    () => false,
  )
}

/**
 * Skips files that do not exist.
 * @throws NotNow while a backup is made, whose database may still name these files, and StepsFailed when some files
 * could not be deleted
 */
export async function deleteStored(
  { db, storage }: Needs<'db' | 'storage'>,
  keys: StoredKeys,
): Promise<void> {
  if (await isBackupRunning(db)) throw new NotNow('A backup is being made: files are deleted after it.')
  const steps = keys.map((key) => [key, () => deleteAll(storage, key)] as const)
  await runEach(Object.fromEntries(steps))
}

async function deleteAll(storage: Services['storage'], key: string): Promise<void> {
  const all = key.endsWith('/') ? await Array.fromAsync(storage.keys(key)) : [key]
  for (const one of all) await storage.delete(one)
}
