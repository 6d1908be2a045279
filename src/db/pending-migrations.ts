/** The migrations of a version, and those of them that a database still lacks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { readMark } from './migration-mark.ts'

export type Migration = {
  /** Such as '0040_possession-year-and-floor'. */
  tag: string
  /** When drizzle-kit wrote it: its place in the order. */
  when: number
  statements: string[]
  hash: string
  /** The oldest migration whose version still works once this one is done; undefined when every earlier one does. */
  since: number | undefined
}

/**
 * Reads the migrations in a folder as drizzle-kit writes it, in their order.
 * @throws when one says that it is a contract step since a migration that there is not
 */
export function readMigrations(folder: string): Migration[] {
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  const whens = new Map(entries.map(({ tag, when }) => [tag, when]))
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => {
    const tag = entries[index]?.tag ?? ''
    const mark = readMark(sql.join('\n'))
    const since = mark?.kind === 'contract' ? whens.get(mark.since) : undefined
    if (mark?.kind === 'contract' && since === undefined)
      throw new Error(`The migration ${tag} names ${mark.since}, which is not a migration.`)
    return { tag, when: folderMillis, statements: sql, hash, since }
  })
}

/** Makes the record of migrations when there is none, and returns those that it lacks. */
export async function findPending(client: pg.ClientBase, all: readonly Migration[]): Promise<Migration[]> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations
      (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at)::text AS last FROM drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
  return all.filter(({ when }) => when > last)
}

/** Notes that a migration is done, in the transaction that does it. */
export async function noteDone(client: pg.ClientBase, { hash, when }: Migration): Promise<void> {
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    when,
  ])
}
