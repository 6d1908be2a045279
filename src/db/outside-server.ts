import pg from 'pg'
import { type DatabaseSetting, databaseLocation } from '../config/database-address.ts'
import { databaseSentence } from './database-sentence.ts'
import { NoPrimary } from './primary.ts'
import { connectionTo } from './servers.ts'
import { errorCode, StartupError } from './startup-error.ts'
import { pause, type Waiting } from './waiting.ts'

const oldestVersion = 15

const startsAtPresent = '57P03'
const lookEveryMs = 1_000

/**
 * Checks that the server at the address in a setting answers, lets us in and is new enough. Waits for one
 * that is starting, even for the hours that a restore takes.
 * @throws StartupError naming the server but never the password
 */
export async function checkOutsideServer(
  url: string,
  { say, signal }: Waiting = {},
  setting: DatabaseSetting = 'DATABASE_URL',
): Promise<void> {
  const place = databaseLocation(url, setting)
  for (;;) {
    try {
      return await check(url, place)
    } catch (error) {
      if (errorCode(error) !== startsAtPresent) {
        throw error instanceof StartupError ? error : explain(error, place, setting)
      }
      say?.(
        error instanceof NoPrimary
          ? `${error.message} Waiting for one.`
          : `The database server at ${place} is starting or being restored and does not accept connections yet. Waiting for it.`,
      )
      await pause(lookEveryMs, signal)
    }
  }
}

/** @throws StartupError, or what the driver says */
async function check(url: string, place: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('SHOW server_version_num')
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < oldestVersion)
      throw new StartupError(
        `The database server at ${place} is PostgreSQL ${version}: use version ${oldestVersion} or newer.`,
      )
  } finally {
    await client.end().catch(() => {})
  }
}

// The user, the password or the name of the database is wrong: no other try can mend it.
const wrongSetting = new Set(['28P01', '28000', '3D000'])

function explain(error: unknown, place: string, setting: DatabaseSetting): StartupError {
  if (error instanceof NoPrimary)
    return new StartupError(`${error.message} Start one or promote a standby, or correct ${setting}.`, {
      mayPass: true,
    })
  const server = `The database server at ${place}`
  const sentence = error instanceof Error ? databaseSentence(error, { server, setting }) : undefined
  return new StartupError(
    sentence ??
      `${server} in ${setting} does not answer (${reason(error)}): start it, or correct the address.`,
    { mayPass: !wrongSetting.has(errorCode(error) ?? '') },
  )
}

function reason(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.message : 'no reason given')
}
