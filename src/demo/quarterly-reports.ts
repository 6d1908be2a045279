import { quarterBefore, toQuarter } from '#contract/reports/quarter.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import type { Db } from '#db/client.ts'
import { cities, type quarterlyReports } from '#db/schema/index.ts'
import { makeFigures } from '#domain/reports/index.ts'
import type { DemoContent } from './content.ts'

/** The report of the demo's first city for the last quarter that has ended, from the evidence of the demo itself. */
export async function quarterlyReportRows(
  db: Db,
  introduction: DemoContent['website']['quarterly_report'],
  now: Date,
): Promise<(typeof quarterlyReports.$inferInsert)[]> {
  const today = dayInPakistan(now)
  const quarter = quarterBefore(toQuarter(today))
  const [city] = await db.select({ id: cities.id }).from(cities).orderBy(cities.id).limit(1)
  if (!city) return []
  const figures = await makeFigures(db, { city: city.id, quarter, madeOn: today })
  return [{ city_id: city.id, quarter, figures, ...introduction, published_on: today }]
}
