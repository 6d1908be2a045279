/** By what a site's database, its data folder and its backups know each other. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './client.ts'
import { settings } from './schema/index.ts'
import { connectionTo } from './servers.ts'
import { errorCode } from './startup-error.ts'

// Backups were the first to need it.
const key = 'backup_site'

/** Drawn when it is first asked for, and restored and moved with the database. */
export async function siteId(db: Db): Promise<string> {
  await db.insert(settings).values({ key, value: randomUUID() }).onConflictDoNothing()
  const { rows } = await db.execute<{ id: string }>(
    sql`select value #>> '{}' as id from ${settings} where ${settings.key} = ${key}`,
  )
  return rows[0]?.id ?? ''
}

/** The contents of a database before this version has migrated it; without a site it is empty. */
export type Found = { hasSite: boolean; id: string | undefined }

const noSuchTable = '42P01'

/** Looks into the database at an address, also into one that is read-only. */
export async function findSite(url: string): Promise<Found> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ id: string }>(
      "SELECT value #>> '{}' AS id FROM settings WHERE key = $1",
      [key],
    )
    return { hasSite: true, id: rows[0]?.id }
  } catch (error) {
    if (errorCode(error) === noSuchTable) return { hasSite: false, id: undefined }
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
