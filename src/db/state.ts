/** Whether this version of the site can work with the database as it is now. */
import type pg from 'pg'
import { parseSince, sinceComment } from './compatible-since.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/**
 * `newer`: a later version of the site has taken away what this one needs; `older`: it waits for a migration;
 * `recovering`: it is being restored or is a standby, and takes no changes.
 */
export type DatabaseState = 'ready' | 'newer' | 'older' | 'recovering'

/** The last migration of this version, by the time that drizzle-kit wrote it. */
export const newestMigration = Math.max(0, ...journal.entries.map(({ when }) => when))

/** A pool, or a connection of its own. */
type Asked = { query: <Row extends pg.QueryResultRow>(text: string) => Promise<{ rows: Row[] }> }

/** @throws when the database does not answer */
export async function readState(database: Asked): Promise<DatabaseState> {
  const { rows } = await database.query<{
    applied: string | null
    since: string | null
    recovering: boolean
  }>(
    `SELECT pg_is_in_recovery() AS recovering, ${sinceComment} AS since,
      (SELECT max(created_at)::text FROM drizzle.__drizzle_migrations) AS applied`,
  )
  const applied = Number(rows[0]?.applied ?? 0)
  if (newestMigration < parseSince(rows[0]?.since)) return 'newer'
  if (applied < newestMigration) return 'older'
  return rows[0]?.recovering ? 'recovering' : 'ready'
}

/** Why this version must not work with the database, in a sentence. */
export const notReady: Record<Exclude<DatabaseState, 'ready'>, string> = {
  older: 'The database needs its migrations.',
  newer:
    'A newer version of the site has changed the database, and this version cannot use it: start the newer version.',
  recovering: 'The database is being restored or is a standby and does not accept changes.',
}
