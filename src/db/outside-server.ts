import pg from 'pg'
import { errorCode, StartupError } from './startup-error.ts'

const oldestVersion = 15

/**
 * Makes sure that the server at DATABASE_URL answers, lets us in and is new enough.
 * @throws StartupError naming the server but never the password
 */
export async function checkOutsideServer(url: string): Promise<void> {
  const place = placeOf(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('SHOW server_version_num')
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < oldestVersion)
      throw new StartupError(
        `The database server at ${place} is PostgreSQL ${version}: use version ${oldestVersion} or newer.`,
      )
  } catch (error) {
    throw error instanceof StartupError ? error : explain(error, place)
  } finally {
    await client.end().catch(() => {})
  }
}

/** 'host:port' of an address, without its user and password. */
function placeOf(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartupError(
      'DATABASE_URL is not an address of a PostgreSQL database: write it like postgres://user:password@host:5432/name.',
    )
  }
  return `${parsed.hostname || 'this machine'}:${parsed.port || 5432}`
}

function explain(error: unknown, place: string): StartupError {
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return new StartupError(
        `The database server at ${place} refuses the user or the password in DATABASE_URL: correct them.`,
      )
    case '3D000':
      return new StartupError(
        `The database server at ${place} has no database of the name in DATABASE_URL: create it (createdb), or correct the name.`,
      )
    case '53300':
      return new StartupError(
        `The database server at ${place} has no free connections: raise its max_connections, or end other programs that use it.`,
      )
    default:
      return new StartupError(
        `The database server at ${place} in DATABASE_URL does not answer (${reason(error)}): start it, or correct the address.`,
      )
  }
}

function reason(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.message : 'no reason given')
}
