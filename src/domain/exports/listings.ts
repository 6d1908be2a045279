import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { ExportFilter } from '#contract/admin/exports.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listings } from '#db/schema/index.ts'
import { exportColumns } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import type { ExportColumn, ExportTable } from '../csv/index.ts'
import { conditionsOf, confirmBefore, within } from '../listings/index.ts'
import { readSettings } from '../settings/index.ts'
import { inBatches } from './batches.ts'

/**
 * The listings that the filter lets through, as far as `by` may see them, by property ID. The export is in the audit
 * log before the first row is sent.
 * @throws Forbidden without `listings.read`
 */
export async function exportListings(
  { db, clock, actor }: AllowedContext<'listings.read', 'db' | 'clock'>,
  filter: ExportFilter,
): Promise<ExportTable<Row>> {
  const { reach } = actor
  const dueBefore = confirmBefore(await readSettings(db), clock())
  const where = and(within(actor, reach), conditionsOf(filter, dueBefore))
  const count = await db.$count(listings, where)
  const change = { action: 'export', entity: 'listings', entityId: null, before: null }
  await audit(db, actor, { ...change, after: { ...filter, listings: count } })
  return {
    columns,
    batches: inBatches<Row>((last, limit) => read(db, and(where, gt(listings.id, last?.id ?? 0)), limit)),
  }
}

type Row = Awaited<ReturnType<typeof read>>[number]

function read(db: Db, where: SQL | undefined, limit: number) {
  return db
    .select({
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
      created_at: listings.created_at,
      updated_at: listings.updated_at,
      features: listings.features,
      description: listings.description,
      title_ur: listings.title_ur,
      description_ur: listings.description_ur,
      possession: listings.possession,
      year_built: listings.year_built,
      floor: listings.floor,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(where)
    .orderBy(asc(listings.id))
    .limit(limit)
}

const t = exportColumns.listings

const columns: ReadonlyArray<ExportColumn<Row>> = [
  { label: t.id, of: ({ id }) => id },
  { label: t.status, of: ({ status }) => status },
  { label: t.title, of: ({ title }) => title },
  { label: t.purpose, of: ({ purpose }) => purpose },
  { label: t.type, of: ({ type }) => type },
  { label: t.subtype, of: ({ subtype }) => subtype },
  { label: t.pricePkr, of: ({ price }) => price },
  { label: t.size, of: ({ size_value }) => size_value },
  { label: t.sizeUnit, of: ({ size_unit }) => size_unit },
  { label: t.sqFtPerMarla, of: ({ marla_basis }) => marla_basis },
  { label: t.sizeSqFt, of: ({ size_sqft }) => size_sqft },
  { label: t.beds, of: ({ beds }) => beds },
  { label: t.baths, of: ({ baths }) => baths },
  { label: t.city, of: ({ city }) => city },
  { label: t.area, of: ({ area }) => area },
  { label: t.latitude, of: ({ lat }) => lat },
  { label: t.longitude, of: ({ long }) => long },
  { label: t.agent, of: ({ agent }) => agent },
  { label: t.featured, of: ({ featured }) => (featured ? 'yes' : 'no') },
  { label: t.source, of: ({ source }) => source },
  { label: t.published, kind: 'time', of: ({ published_at }) => published_at },
  { label: t.confirmed, kind: 'time', of: ({ confirmed_at }) => confirmed_at },
  { label: t.created, kind: 'time', of: ({ created_at }) => created_at },
  { label: t.updated, kind: 'time', of: ({ updated_at }) => updated_at },
  { label: t.features, of: ({ features }) => features.join('; ') },
  { label: t.description, of: ({ description }) => description },
  { label: t.titleInUrdu, of: ({ title_ur }) => title_ur },
  { label: t.descriptionInUrdu, of: ({ description_ur }) => description_ur },
  { label: t.possession, of: ({ possession }) => possession },
  { label: t.yearBuilt, of: ({ year_built }) => year_built },
  { label: t.floor, of: ({ floor }) => floor },
]
