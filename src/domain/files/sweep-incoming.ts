import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { files } from '#db/schema/index.ts'
import { documentKey, originalKey, videoKey } from '#storage/keys.ts'
import type { Context, Needs } from '../context.ts'
import { runEach } from '../run-each.ts'
import { incomingFolders } from './receive-file.ts'

/**
 * Removes what uploads left behind when a server ended in the middle of them: the part that had come, and what
 * was in storage already without a row in the table. Only for a start, before anything is received; what another
 * process on the same data folder is receiving stays.
 */
export async function sweepIncoming({
  db,
  storage,
  dataDir,
}: Context<'db' | 'storage' | 'dataDir'>): Promise<void> {
  const left = (await incomingFolders(dataDir)).filter(({ pid }) => pid === process.pid || !isAlive(pid))
  const steps = left.map(({ folder }) => [folder, () => sweepFolder({ db, storage }, folder)] as const)
  await runEach(Object.fromEntries(steps))
}

async function sweepFolder({ db, storage }: Needs<'db' | 'storage'>, folder: string): Promise<void> {
  for (const id of await readdir(folder)) {
    const rows = await db.select({ id: files.id }).from(files).where(eq(files.id, id))
    const keys = rows.length > 0 ? [] : [originalKey(id), videoKey(id), documentKey(id)]
    for (const key of keys) await storage.delete(key)
    await rm(path.join(folder, id), { force: true })
  }
  await rm(folder, { recursive: true, force: true })
}

/** Signal 0 is never sent; a process that may not be signalled lives too. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
