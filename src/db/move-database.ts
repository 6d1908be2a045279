/** From one server to another: the one in the data folder, or one at an address. */
import { readDatabase } from './copy/read-database.ts'
import { openSession } from './copy/session.ts'
import { type Written, writeDatabase } from './copy/write-database.ts'
import { StartupError } from './startup-error.ts'

/**
 * Copies the database at `from` into the empty one at `to`, and compares them row by row. The first stays as it is.
 * @throws StartupError when the site still uses the first, or the second is not empty
 */
export async function moveDatabase(from: string, to: string): Promise<Written> {
  await mustBeUnused(from)
  await using copy = await readDatabase(from)
  return await writeDatabase(copy, to)
}

/** Writes of a running site meanwhile would be only in the old database. */
async function mustBeUnused(url: string): Promise<void> {
  const client = await openSession(url, 'aangan move')
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT application_name AS name FROM pg_stat_activity
      WHERE datname = current_database() AND application_name LIKE 'aangan%' AND pid <> pg_backend_pid() LIMIT 1`,
    )
    if (rows[0])
      throw new StartupError('The site uses the database: stop all its servers, then run this again.')
  } finally {
    await client.end()
  }
}
