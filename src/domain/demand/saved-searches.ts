import { sql } from 'drizzle-orm'
import { type Demand, fewestInGroup } from '#contract/admin/demand.ts'
import { typeGroups } from '#contract/listings/property.ts'
import { Search } from '#contract/search/search.ts'
import { alerts, areas, cities } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'

type Row = Omit<Demand['saved'][number], 'stock' | 'city' | 'area'> & {
  city_id: number | null
  city: string | null
  area_id: number | null
  area: string | null
}

const most = 50

/**
 * How many addresses have saved searches by purpose, place and type of property, each with the listings on offer. A
 * search of several areas or types counts in each of them.
 */
export async function savedSearches({ db, search }: Needs<'db' | 'search'>): Promise<Demand['saved']> {
  const types = typeGroups.flatMap(({ value, subtypes }) => subtypes.map((subtype) => [subtype.value, value]))
  const { rows } = await db.execute<Row>(sql`
    with kinds as (
      select * from unnest(${sql.param(types.map(([subtype]) => subtype))}::text[], ${sql.param(types.map(([, type]) => type))}::text[])
        as kinds (subtype, type)
    ), wanted as (
      select ${alerts.contact_id}, ${alerts.purpose}, ${alerts.city_id}, place.area_id, kind.type
      from ${alerts}
      cross join lateral unnest(
        case when cardinality(${alerts.area_ids}) > 0 then ${alerts.area_ids} else array[null]::int[] end
      ) as place (area_id)
      cross join lateral unnest(coalesce(
        (select array_agg(distinct kinds.type) from jsonb_array_elements_text(${alerts.filters} -> 'subtype') as chosen
          join kinds on kinds.subtype = chosen),
        array[coalesce(${alerts.filters} ->> 'type', 'all')]
      )) as kind (type)
      where ${alerts.kind} = 'search' and ${alerts.status} = 'active'
    )
    select purpose, type, city.id as city_id, city.name as city, area.id as area_id, area.name as area,
      count(distinct contact_id)::int as people
    from wanted
    left join ${areas} as area on area.id = wanted.area_id
    left join ${cities} as city on city.id = coalesce(area.city_id, wanted.city_id)
    group by purpose, type, city.id, area.id
    having count(distinct contact_id) >= ${fewestInGroup}
    order by people desc, city.id, area.id, type limit ${most}`)
  return rows.map(({ city_id, city, area_id, area, ...row }) => ({
    ...row,
    city: named(city_id, city),
    area: named(area_id, area),
    stock: search.findIds(
      Search.parse({
        purpose: row.purpose,
        type: row.type,
        ...(city_id !== null && { cityId: String(city_id) }),
        ...(area_id !== null && { areaIds: String(area_id) }),
      }),
    ).total,
  }))
}

function named(id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, name }
}
