import pg from 'pg'
import { placeOf, type Setting } from './database-address.ts'
import { NoPrimary } from './primary.ts'
import { connectionTo } from './servers.ts'
import { errorCode, StartupError } from './startup-error.ts'
import { pause, type Waiting } from './waiting.ts'

const oldestVersion = 15

const startsAtPresent = '57P03'
const lookEveryMs = 1_000

/**
 * Makes sure that the server at the address in a setting answers, lets us in and is new enough. Waits for one that
 * is starting, be it for the hours that a restore takes.
 * @throws StartupError naming the server but never the password
 */
export async function checkOutsideServer(
  url: string,
  { say, signal }: Waiting = {},
  setting: Setting = 'DATABASE_URL',
): Promise<void> {
  const place = placeOf(url, setting)
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
          : `The database server at ${place} is starting or being restored and takes no connections yet. Waiting for it.`,
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

const mayPass = { mayPass: true }

function explain(error: unknown, place: string, setting: Setting): StartupError {
  if (error instanceof NoPrimary)
    return new StartupError(
      `${error.message} Start one or promote a standby, or correct ${setting}.`,
      mayPass,
    )
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return new StartupError(
        `The database server at ${place} refuses the user or the password in ${setting}: correct them.`,
      )
    case '3D000':
      return new StartupError(
        `The database server at ${place} has no database of the name in ${setting}: create it (createdb), or correct the name.`,
      )
    case '53300':
      return new StartupError(
        `The database server at ${place} has no free connections: raise its max_connections, or end other programs that use it.`,
        mayPass,
      )
    default:
      return new StartupError(
        `The database server at ${place} in ${setting} does not answer (${reason(error)}): start it, or correct the address.`,
        mayPass,
      )
  }
}

function reason(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.message : 'no reason given')
}
