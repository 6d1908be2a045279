/** The known facts of an area for its page. */
import { sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import type { AreaReport, PlaceLink } from '#contract/places/area-report.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { currentPrices } from '../figures/index.ts'
import { localized } from '../localized.ts'
import { marlaBasisOf } from '../places/index.ts'
import { areaFigures } from './area-figures.ts'
import { sizesOf, trendOf, yieldOf } from './figures.ts'
import { readPrices } from './read-prices.ts'
import { timeOnMarket } from './time-on-market.ts'

const mostRelated = 8
const mostAgents = 6

type AreaRow = {
  id: number
  name: string
  name_ur: string
  about: string
  about_ur: string
  lat: number | null
  long: number | null
  parent_id: number | null
  city_id: number
  city_name: string
  city_name_ur: string
  city_slug: string
}

/**
 * The known facts of an area and of all areas inside it. A figure is there only with five cases or more.
 * @throws NotFound for an unknown area
 */
export async function showArea(ctx: Context<'db' | 'search' | 'clock'>, id: number): Promise<AreaReport> {
  const { db, search, clock } = ctx
  const on = localDay(clock(), agencyZone)
  const row = await findArea(db, id)
  const [inside, around] = await Promise.all([insideOf(db, id), aroundOf(db, row)])
  const [all, stock, time_on_market, projects, agents, neighbours, marla_basis] = await Promise.all([
    readPrices(db, { inside, on }),
    stockOf(db, inside),
    timeOnMarket(
      db,
      sql`ended_at >= now() - interval '24 months' and area_id = any(${sql.param([...inside])}::int[])`,
    ),
    projectsOf(db, inside),
    agentsOf(db, [...inside, ...around.map((area) => area.id)]),
    neighboursOf(db, row),
    marlaBasisOf(db, id),
  ])
  const { prices, subtype_prices } = areaFigures({ search }, id)
  const counts = search.countByArea(row.city_id, 'sale')
  return {
    area: {
      ...linkOf(row),
      about: localized(row.about, row.about_ur),
      lat: row.lat,
      long: row.long,
      price_unit: usualSizeUnit({ city: row.city_name, type: '', subtype: '' }),
      marla_basis,
    },
    city: { id: row.city_id, name: localized(row.city_name, row.city_name_ur), slug: row.city_slug },
    around: around.map(linkOf),
    on,
    stock,
    prices,
    subtype_prices,
    trend: trendOf(all, on),
    time_on_market,
    sizes: sizesOf(currentPrices(all, on)),
    yield: yieldOf(prices),
    projects,
    agents,
    related: neighbours
      .map((area) => ({ ...linkOf(area), for_sale: counts.get(area.id) ?? 0 }))
      .filter(({ for_sale }) => for_sale > 0)
      .slice(0, mostRelated),
  }
}

function linkOf({ id, name, name_ur, city_slug }: AreaRow): PlaceLink {
  return { id, name: localized(name, name_ur), english_name: name, city_slug }
}

const areaColumns = sql`area.id, area.name, area.name_ur, area.about, area.about_ur, area.lat, area.long,
  area.parent_id, area.city_id, city.name as city_name, city.name_ur as city_name_ur, city.slug as city_slug`

async function findArea(db: Db, id: number): Promise<AreaRow> {
  const { rows } = await db.execute<AreaRow>(sql`
    select ${areaColumns} from areas as area join cities as city on city.id = area.city_id where area.id = ${id}`)
  const [row] = rows
  if (!row) throw new NotFound(missing.area)
  return row
}

/** The area itself and every area inside it. */
export async function insideOf(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive inside as (
      select id from areas where id = ${id}
      union
      select areas.id from areas join inside on areas.parent_id = inside.id
    )
    select id from inside`)
  return rows.map((row) => row.id)
}

/** The areas around an area, outermost first. */
async function aroundOf(db: Db, { parent_id }: AreaRow): Promise<AreaRow[]> {
  const { rows } = await db.execute<AreaRow>(sql`
    with recursive around as (
      select id, parent_id, 1 as level from areas where id = ${parent_id}
      union
      select areas.id, areas.parent_id, level + 1 from areas join around on areas.id = around.parent_id
      where level < 10
    )
    select ${areaColumns} from around join areas as area on area.id = around.id
      join cities as city on city.id = area.city_id order by level desc`)
  return rows
}

async function stockOf(db: Db, inside: readonly number[]): Promise<AreaReport['stock']> {
  const { rows } = await db.execute<AreaReport['stock'][number]>(sql`
    select purpose, type, count(*)::int as count,
      (min(price) filter (where price > 0))::float8 as "from", (max(price) filter (where price > 0))::float8 as "to"
    from listings where status = 'published' and area_id = any(${sql.param([...inside])}::int[])
    group by purpose, type order by count(*) desc, purpose, type`)
  return rows
}

async function projectsOf(db: Db, inside: readonly number[]): Promise<AreaReport['projects']> {
  const { rows } = await db.execute<{ id: number; name: string; name_ur: string; slug: string }>(sql`
    select id, name, name_ur, slug from projects
    where shown and archived_at is null and area_id = any(${sql.param([...inside])}::int[]) order by id limit 12`)
  return rows.map(({ id, name, name_ur, slug }) => ({ id, name: localized(name, name_ur), slug }))
}

async function agentsOf(db: Db, areas: readonly number[]): Promise<AreaReport['agents']> {
  const { rows } = await db.execute<{ id: number; name: string; name_ur: string }>(sql`
    select distinct agents.id, agents.name, agents.name_ur, agents.position from agents
    join agent_areas on agent_areas.agent_id = agents.id
    where agents.active and agent_areas.area_id = any(${sql.param([...areas])}::int[])
    order by agents.position, agents.id limit ${mostAgents}`)
  return rows.map(({ id, name, name_ur }) => ({ id, name: localized(name, name_ur) }))
}

/** Areas inside it, then beside it, then the nearest of its city. */
async function neighboursOf(db: Db, { id, parent_id, city_id, lat, long }: AreaRow): Promise<AreaRow[]> {
  const { rows } = await db.execute<AreaRow>(sql`
    select ${areaColumns} from areas as area join cities as city on city.id = area.city_id
    where area.city_id = ${city_id} and area.id <> ${id}
    order by (area.parent_id = ${id}) desc nulls last, (area.parent_id = ${parent_id}) desc nulls last,
      power(area.lat - ${lat}::float8, 2) + power((area.long - ${long}::float8) * cos(radians(${lat}::float8)), 2)
        asc nulls last, area.id
    limit 60`)
  return rows
}
