/** Two imports at once would make the same areas. The lock goes with its connection, even after kill -9. */
import type { PoolClient } from 'pg'
import type { Connection } from '#db/client.ts'
import { CannotImport } from './cannot-import.ts'

type Pool = Connection['pool']

// Any number will do that nothing else locks.
const importLock = 6_118_216_002

/** @throws CannotImport when another import is running */
export function aloneOrRefused<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  return locked(pool, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS got', [importLock])
    if (!rows[0]?.got) throw new CannotImport('Another import is running: wait until it has ended.')
    return work()
  })
}

/** Waits its turn, however long the one before takes. */
export function aloneInTurn<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  return locked(pool, async (client) => {
    // The connection is not given back: what is set here holds for this alone.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [importLock])
    return work()
  })
}

async function locked<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}
