import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** The setting that says that the demo content was filled in, and when. */
export const demoSetting = 'demo_content'

/** Whether the agency has published nothing yet: no place, no person, no event, no picture. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not (
      exists (select from cities) or exists (select from events) or exists (select from covers)
      or exists (select from testimonials) or exists (select from group_photos)
    ) as empty`)
  return rows[0]?.empty === true
}

/** Whether the demo content is to be filled in: once in the life of a database, and only into an empty one. */
export async function needsDemo(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from settings where key = ${demoSetting}`)
  return rows.length === 0 && (await isEmpty(db))
}
