import { sql } from 'drizzle-orm'
import { type Demand, fewestInGroup } from '#contract/admin/demand.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alerts, areas, cities, listings } from '#db/schema/index.ts'

const most = 50

/** The listings on offer whose price drop several people wait for. */
export async function waitedFor(db: Db): Promise<Demand['homes']> {
  const { rows } = await db.execute<
    Omit<Demand['homes'][number], 'place'> & { area: string; city: string }
  >(sql`
    select listing.id, listing.title, area.name as area, city.name as city, listing.price::float8 as price,
      count(distinct ${alerts.contact_id})::int as people
    from ${alerts}
    join ${listings} as listing on listing.id = ${alerts.listing_id}
    join ${areas} as area on area.id = listing.area_id
    join ${cities} as city on city.id = listing.city_id
    where ${alerts.kind} = 'home' and ${alerts.status} = 'active' and ${alerts.price_drop}
      and listing.status in ('published', 'under offer')
    group by listing.id, area.id, city.id
    having count(distinct ${alerts.contact_id}) >= ${fewestInGroup}
    order by people desc, listing.id limit ${most}`)
  return rows.map(({ area, city, ...home }) => ({ ...home, place: joinList([area, city]) }))
}

/** How many alerts are on, paused or not confirmed, and to how many addresses nothing is sent any more. */
export async function howAlertsAre(db: Db): Promise<Demand['alerts']> {
  const of = (status: string) => sql`count(*) filter (where ${alerts.status} = ${status})::int`
  const { rows } = await db.execute<Demand['alerts']>(sql`
    select ${of('active')} as active, ${of('paused')} as paused, ${of('pending')} as pending,
      (select count(*)::int from ${alertContacts} where ${alertContacts.bounced_at} is not null) as bounced
    from ${alerts}`)
  return rows[0] ?? { active: 0, paused: 0, pending: 0, bounced: 0 }
}
