/** Tries a place for backups before it is relied on: a small file is written, read and deleted there. */
import { randomUUID } from 'node:crypto'
import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { siteId } from '#db/site-id.ts'
import { StartupError } from '#db/startup-error.ts'
import { TooLate, within } from '#domain/health/index.ts'
import { readKey } from './backup-key.ts'
import { openPlace, type Place } from './place.ts'
import { Repository } from './repository.ts'

const answerWithinMs = 15_000

/**
 * Tries a place as the nightly backup would use it.
 * @throws StartupError with a sentence that says why no backup can be made there, and what to do
 */
export async function tryPlace(name: string, config: Config, db: Db): Promise<void> {
  try {
    await within(answerWithinMs, tryIt(name, config, db))
  } catch (error) {
    if (!(error instanceof TooLate)) throw error
    throw new StartupError(
      `${name} did not answer within ${answerWithinMs / 1000} seconds: check that it can be reached from the server.`,
    )
  }
}

async function tryIt(name: string, config: Config, db: Db): Promise<void> {
  const place = await openPlace(name, config, { toWrite: true })
  try {
    await Repository.isBegun(place, await readKey(config.backup.key), await siteId(db))
    await tryWriting(place)
  } finally {
    await place.close()
  }
}

/** Writes, reads, lists and deletes a file. @throws StartupError when one of these fails */
export async function tryWriting(place: Place): Promise<void> {
  const key = `backups/trial-${randomUUID()}`
  await place.put(key, Buffer.from(key))
  const found = await place.find(key)
  await Array.fromAsync(place.keys('backups/'))
  await place.delete(key)
  if (found?.toString() === key) return
  throw new StartupError(
    `Files written to ${place.name} cannot be read back: choose a place that stores files unchanged.`,
  )
}
