import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ExportFilter } from '#contract/office/exports.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listings } from '#db/schema/index.ts'
import { conditionsOf } from '../listings/desk/conditions.ts'
import { confirmBefore } from '../listings/desk/confirm-before.ts'
import { within } from '../listings/desk/mine.ts'
import { readSettings } from '../settings/read.ts'
import { allow, type Staff } from '../staff/allow.ts'
import { audit } from '../staff/audit.ts'
import { csvLine } from './csv.ts'

const atOnce = 1000

/**
 * Listings as lines of CSV, the header first, by property ID; made while they are read, so that any number of them
 * takes little memory. That they were taken away is in the audit log before the first line goes.
 */
export async function exportListings(
  db: Db,
  by: Staff,
  filter: ExportFilter,
): Promise<AsyncGenerator<string>> {
  const reach = allow(by, 'listings.read')
  const dueBefore = confirmBefore(await readSettings(db), new Date())
  const where = and(within(by, reach), conditionsOf(filter, dueBefore))
  const count = await db.$count(listings, where)
  await audit(db, by, {
    action: 'export',
    entity: 'listings',
    entityId: null,
    before: null,
    after: { ...filter, listings: count },
  })
  return lines(db, where)
}

/** In the order of the columns. */
const columns = {
  id: listings.id,
  status: listings.status,
  title: listings.title,
  purpose: listings.purpose,
  type: listings.type,
  subtype: listings.subtype,
  price: listings.price,
  size_value: listings.size_value,
  size_unit: listings.size_unit,
  marla_basis: listings.marla_basis,
  size_sqft: listings.size_sqft,
  beds: listings.beds,
  baths: listings.baths,
  city: cities.name,
  area: areas.name,
  lat: listings.lat,
  long: listings.long,
  agent: agents.name,
  featured: listings.featured,
  source: listings.source,
  published_at: listings.published_at,
  confirmed_at: listings.confirmed_at,
  updated_at: listings.updated_at,
  features: sql<string>`array_to_string(${listings.features}, '; ')`,
  description: listings.description,
}

async function* lines(db: Db, where: SQL | undefined): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns))
  for (let last = 0; ; ) {
    const rows = await db
      .select(columns)
      .from(listings)
      .innerJoin(cities, eq(cities.id, listings.city_id))
      .innerJoin(areas, eq(areas.id, listings.area_id))
      .leftJoin(agents, eq(agents.id, listings.agent_id))
      .where(and(where, gt(listings.id, last)))
      .orderBy(asc(listings.id))
      .limit(atOnce)
    if (rows.length > 0) yield rows.map((row) => csvLine(Object.values(row))).join('')
    const end = rows.at(-1)
    if (rows.length < atOnce || !end) return
    last = end.id
  }
}
