/** Whether a city has quarterly reports to read. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { quarterlyReports } from '#db/schema/index.ts'

export const isPublished = and(isNotNull(quarterlyReports.published_on), isNull(quarterlyReports.archived_at))

/** Whether a report of the city is published. */
export async function hasReports(db: Db, city: number): Promise<boolean> {
  const found = await db
    .select({ id: quarterlyReports.id })
    .from(quarterlyReports)
    .where(and(eq(quarterlyReports.city_id, city), isPublished))
    .limit(1)
  return found.length > 0
}
