import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = join(import.meta.dirname, 'migrations')

// Any number will do, as long as every Aangan process takes the same one.
const migrationLock = 6_118_216_001

/** Brings the database at `url` to this version's schema. Safe to call at every start and by many at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'aangan migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
