/** The counts of pages, listings, cities and the rest, the largest first. */
import { type SQL, sql } from 'drizzle-orm'
import type { Analytics } from '#contract/admin/analytics.ts'
import type { Db } from '#db/client.ts'
import { cities, dailyCounts, listings, projects } from '#db/schema/index.ts'

type About = Analytics['listings'][number]

/** The facets of an event with a prefix such as 'city:', without that prefix: each with its count. */
export async function countedBy(
  db: Db,
  { event, prefix, from, most }: { event: string; prefix: string; from: string; most: number },
): Promise<{ value: string; count: number }[]> {
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    select substr(subject, ${prefix.length + 1}::int) as value, sum(count)::int as count from ${dailyCounts}
    where event = ${event} and subject like ${`${prefix}%`} and day >= ${from}::date
    group by subject order by 2 desc, 1 limit ${most}`)
  return rows
}

/** The site's pages; many pages of one kind are counted together. */
export async function topPages(db: Db, from: string, most: number): Promise<Analytics['pages']> {
  const rows = await countedBy(db, { event: 'page', prefix: '/', from, most })
  return rows.map(({ value, count }) => ({ page: `/${value}`, count }))
}

export async function topCities(db: Db, from: string, most: number): Promise<Analytics['cities']> {
  const { rows } = await db.execute<Analytics['cities'][number]>(sql`
    select ${cities.id}, ${cities.name}, sum(count)::int as count from ${dailyCounts}
    join ${cities} on subject = 'city:' || ${cities.id}
    where event = 'search' and subject like 'city:%' and day >= ${from}::date
    group by ${cities.id} order by 3 desc, 1 limit ${most}`)
  return rows
}

export function topListings(db: Db, from: string, most: number): Promise<About[]> {
  return topOf(db, { kind: 'listing', names: sql`select id, title as name from ${listings}`, from, most })
}

export function topProjects(db: Db, from: string, most: number): Promise<About[]> {
  return topOf(db, { kind: 'project', names: sql`select id, name from ${projects}`, from, most })
}

async function topOf(
  db: Db,
  { kind, names, from, most }: { kind: 'listing' | 'project'; names: SQL; from: string; most: number },
): Promise<About[]> {
  const of = (event: string) => sql`coalesce(sum(count) filter (where event = ${event}), 0)::int`
  const { rows } = await db.execute<About>(sql`
    with first as (
      select substring(subject from ':(\\d+)$')::int as id, ${of('view')} as views, ${of('call')} as calls,
        ${of('whatsapp')} as whatsapps, ${of('lead')} as leads
      from ${dailyCounts}
      where event in ('view', 'call', 'whatsapp', 'lead') and subject like ${`${kind}:%`} and day >= ${from}::date
      group by subject order by 2 desc, leads desc, calls desc, 1 limit ${most}
    )
    select first.id, name, views, calls, whatsapps, leads from first join (${names}) as named using (id)
    order by views desc, leads desc, calls desc, id`)
  return rows
}
