import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'

const key = 'backup_site'

/** By what the backups of this site know each other: drawn with the first one, and restored with the database. */
export async function siteId(db: Db): Promise<string> {
  await db.insert(settings).values({ key, value: randomUUID() }).onConflictDoNothing()
  const { rows } = await db.execute<{ id: string }>(
    sql`select value #>> '{}' as id from ${settings} where ${settings.key} = ${key}`,
  )
  return rows[0]?.id ?? ''
}
