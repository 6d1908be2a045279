import { sql } from 'drizzle-orm'
import { type Demand, fewestInGroup } from '#contract/admin/demand.ts'
import { allTypes, propertyTypes, purposes, subtypes } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, dailyCounts } from '#db/schema/index.ts'
import { wantedFacet } from '../analytics/index.ts'

type Empty = Demand['empty']

const most = 20

/** Searches since a day that found nothing, by what was counted of them. */
export async function emptySearches(db: Db, from: string): Promise<Empty> {
  const of = (facet: string) => sql`
    event = 'empty' and subject like ${`${facet}%`} and day >= ${from}::date`
  const enough = sql`having sum(count) >= ${fewestInGroup} order by count desc, 1 limit ${most}`
  const [all, inCities, inAreas, ofTypes] = await Promise.all([
    db.execute<{ count: number }>(sql`
      select coalesce(sum(count), 0)::int as count from ${dailyCounts}
      where event = 'empty' and subject = '' and day >= ${from}::date`),
    db.execute<Empty['cities'][number]>(sql`
      select city.id, city.name, sum(count)::int as count from ${dailyCounts}
      join ${cities} as city on subject = 'city:' || city.id where ${of('city:')}
      group by city.id ${enough}`),
    db.execute<Empty['areas'][number]>(sql`
      select area.id, area.name, city.name as city, sum(count)::int as count from ${dailyCounts}
      join ${areas} as area on subject = 'area:' || area.id join ${cities} as city on city.id = area.city_id
      where ${of('area:')} group by area.id, city.id ${enough}`),
    db.execute<{ subject: string; count: number }>(sql`
      select subject, sum(count)::int as count from ${dailyCounts} where ${of('wanted:')}
      group by subject ${enough}`),
  ])
  return {
    searches: all.rows[0]?.count ?? 0,
    cities: inCities.rows,
    areas: inAreas.rows,
    types: ofTypes.rows.flatMap(({ subject, count }) => typeOf(subject, count) ?? []),
  }
}

function typeOf(subject: string, count: number): Empty['types'][number] | undefined {
  for (const purpose of purposes)
    for (const type of [allTypes.value, ...propertyTypes, ...subtypes])
      if (subject === wantedFacet(purpose, type)) return { purpose, type, count }
  return undefined
}
