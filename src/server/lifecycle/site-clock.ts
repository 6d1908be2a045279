/**
 * The site's current time. Times in the database are compared with its own clock as well, so where the clocks
 * differ by more than a minute, the site uses the database's.
 */
import { clockDifference, mostSeconds } from '#db/clock-difference.ts'
import type { DatabaseWatch } from '#db/database-watch.ts'
import type { Log } from '../monitoring/log.ts'

export type SiteClock = { now: () => Date; stop: () => void }

const lookMs = 30_000

/** Reads the database's clock now and then twice a minute; logs when the two start and stop differing. */
export async function openSiteClock(
  database: Pick<DatabaseWatch, 'query'>,
  log: Pick<Log, 'info' | 'warn'>,
  everyMs = lookMs,
): Promise<SiteClock> {
  let difference = 0

  async function look(): Promise<void> {
    // A database that does not answer is noticed by its watch.
    const seconds = await clockDifference(database).catch(() => undefined)
    if (seconds === undefined) return
    const differ = Math.abs(seconds) > mostSeconds
    if (differ && difference === 0)
      log.warn(
        { seconds: Math.round(seconds) },
        `The clock of the database is ${Math.round(Math.abs(seconds))} seconds ${seconds > 0 ? 'ahead of' : 'behind'} this machine's: set both with NTP. Until then, the site uses the database's`,
      )
    if (!differ && difference !== 0) log.info('The clocks of the database and of this machine agree again')
    difference = differ ? seconds : 0
  }

  await look()
  const timer = setInterval(look, everyMs).unref()
  return {
    now: () => new Date(Date.now() + difference * 1000),
    stop: () => clearInterval(timer),
  }
}
