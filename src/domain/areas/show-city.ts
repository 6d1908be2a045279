import { sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { type Purpose, purposes } from '#contract/listings/property.ts'
import type { CityReport, PriceFigure } from '#contract/places/area-report.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { monthsOfYearChange } from '#contract/places/year-change.ts'
import { encodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { missing } from '#messages/server.ts'
import type { Context, Needs } from '../context.ts'
import { NotFound } from '../errors.ts'
import { localized } from '../localized.ts'
import { marlaBasesOf } from '../places/index.ts'
import { yearChangeOf, yieldOf } from './figures.ts'
import { hasReports } from './published-reports.ts'
import { type PlacedPrice, readCityPrices } from './read-prices.ts'

/** The table compares homes. */
const kind = 'residential'

type Row = {
  id: number
  name: string
  name_ur: string
  parent_id: number | null
  within: string | null
  within_ur: string | null
  lat: number | null
  long: number | null
  outline: Polygon[] | null
}

/**
 * The areas of a city with something on offer, each with the median asking price of homes where five have one; the
 * areas inside an area count for it.
 * @throws NotFound for an unknown city
 */
export async function showCity(
  { db, search, clock }: Context<'db' | 'search' | 'clock'>,
  slug: string,
): Promise<CityReport> {
  const cities = await db.execute<{ id: number; name: string; name_ur: string; slug: string }>(
    sql`select id, name, name_ur, slug from cities where slug = ${slug}`,
  )
  const [city] = cities.rows
  if (!city) throw new NotFound(missing.city)
  const { rows } = await db.execute<Row>(sql`
    select area.id, area.name, area.name_ur, area.lat, area.long, area.outline, area.parent_id,
      outer_area.name as within, outer_area.name_ur as within_ur
    from areas as area left join areas as outer_area on outer_area.id = area.parent_id
    where area.city_id = ${city.id} order by area.name, area.id`)
  const on = localDay(clock(), agencyZone)
  const [basisOf, homesIn] = await Promise.all([
    marlaBasesOf(
      db,
      rows.map(({ id }) => id),
    ),
    homesForSaleByArea(db, { city: city.id, areas: rows, on }),
  ])
  const priceOf = (purpose: Purpose, id: number) => {
    const figure = search.areaFigure({ purpose, kind }, id)
    return figure ? { median: figure.median, sample: figure.sample } : null
  }
  const [forSale, toRent] = [search.countByArea(city.id, 'sale'), search.countByArea(city.id, 'rent')]
  const areas = rows
    .map(({ id, name, name_ur, within, within_ur, lat, long, outline }) => ({
      id,
      name: localized(name, name_ur),
      english_name: name,
      city_slug: city.slug,
      within: within === null ? null : localized(within, within_ur ?? ''),
      for_sale: forSale.get(id) ?? 0,
      to_rent: toRent.get(id) ?? 0,
      lat,
      long,
      outline: outline && encodeShape(outline),
      marla_basis: basisOf(id),
      sale: priceOf('sale', id),
      rent: priceOf('rent', id),
      year_change: yearChangeOf(homesIn(id), on),
      yield: yieldOfHomes({ search }, id),
    }))
    .filter(({ for_sale, to_rent }) => for_sale + to_rent > 0)
  return {
    city: {
      id: city.id,
      name: localized(city.name, city.name_ur),
      slug: city.slug,
      price_unit: usualSizeUnit({ city: city.name, type: '', subtype: '' }),
    },
    has_reports: await hasReports(db, city.id),
    on,
    areas: areas.sort((one, other) => other.for_sale + other.to_rent - one.for_sale - one.to_rent),
  }
}

function yieldOfHomes({ search }: Needs<'search'>, id: number): CityReport['areas'][number]['yield'] {
  const figures = purposes.flatMap((purpose): PriceFigure[] => {
    const figure = search.areaFigure({ purpose, kind }, id)
    return figure ? [{ purpose, type: kind, ...figure }] : []
  })
  const found = yieldOf(figures)
  return found && { percent: found.percent, sales: found.sales, rents: found.rents }
}

/** What was asked for homes in each area and the areas inside it, as far back as changes within a year need. */
async function homesForSaleByArea(
  db: Db,
  { city, areas, on }: { city: number; areas: readonly Row[]; on: string },
): Promise<(areaId: number) => readonly PlacedPrice[]> {
  const [earliest] = monthsOfYearChange(on)
  const since = `${earliest}-01`
  const prices = await readCityPrices(db, { city, since, on, of: { purpose: 'sale', type: kind } })
  const parentOf = new Map(areas.map(({ id, parent_id }) => [id, parent_id]))
  const byArea = new Map<number, PlacedPrice[]>()
  for (const price of prices)
    for (let id = price.areaId; id; id = parentOf.get(id) ?? null) byArea.getOrInsert(id, []).push(price)
  return (id) => byArea.get(id) ?? []
}
