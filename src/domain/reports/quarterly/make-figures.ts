import { eq, sql } from 'drizzle-orm'
import { daysOf, quarterBefore } from '#contract/reports/quarter.ts'
import type { StoredFigures } from '#contract/reports/quarterly-report.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { areas } from '#db/schema/index.ts'
import { readCityPrices, timeOnMarket } from '../../areas/index.ts'
import { comparedQuarters, quarterFigures } from './figures.ts'

/** Two years and the quarter itself: as long as the trend is. */
const quartersRead = 8

/** All figures of a city in a quarter, as the evidence has them on the day of `madeOn`, YYYY-MM-DD. */
export async function makeFigures(
  db: Db,
  { city, quarter, madeOn }: { city: number; quarter: string; madeOn: string },
): Promise<StoredFigures> {
  // One after the other: a transaction has one connection.
  const prices = await readCityPrices(db, {
    city,
    since: daysOf(quarterBefore(quarter, quartersRead)).from,
    on: madeOn,
  })
  const inCity = await db
    .select({ id: areas.id, parent_id: areas.parent_id, name: areas.name, name_ur: areas.name_ur })
    .from(areas)
    .where(eq(areas.city_id, city))
    .orderBy(areas.id)
  return {
    ...quarterFigures(quarter, { prices, areas: inCity }),
    made_on: madeOn,
    time_on_market: await comparedTime(db, city, quarter),
  }
}

async function comparedTime(db: Db, city: number, quarter: string): Promise<StoredFigures['time_on_market']> {
  const endedIn = ({ from, until }: { from: string; until: string }) =>
    timeOnMarket(
      db,
      sql`city_id = ${city}
        and (ended_at at time zone ${agencyZone})::date between ${from}::date and ${until}::date`,
    )
  const { now, previous, yearBefore } = comparedQuarters(quarter)
  const found = await endedIn(now)
  if (!found) return null
  return { ...found, previous: await endedIn(previous), year_before: await endedIn(yearBefore) }
}
