/** Two imports at once would make the same areas. The lock goes with its connection, even after kill -9. */

import pg from 'pg'
import type { Connection } from '#db/client.ts'
import { part } from '#db/part.ts'
import { importErrors as t } from '#messages/admin.ts'
import { CannotImport } from '../csv/index.ts'

type Pool = Connection['pool']

// Any number will do that nothing else locks.
const importLock = 6_118_216_002

/** @throws CannotImport when another import is running */
export function aloneOrRefused<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  return locked(pool, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS got', [importLock])
    if (!rows[0]?.got) throw new CannotImport(t.anotherRuns)
    return work()
  })
}

/** Waits its turn, however long the one before takes. */
export function aloneInTurn<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  return locked(pool, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [importLock])
    return work()
  })
}

/**
 * An import reads from storage for as long as that takes: its lock has a connection of its own, not one of the site's.
 */
async function locked<T>({ options }: Pool, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { connectionString, stream } = options
  const address = { connectionString, ...(stream && { stream }) }
  const client = new pg.Client({ ...address, application_name: 'aangan import', keepAlive: true })
  // A connection that breaks fails the next statement, which tells of it.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await part(client)
  }
}
