import { sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import type { Purpose } from '#contract/listings/property.ts'
import type { CityReport } from '#contract/places/area-report.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { encodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { localized } from '../localized.ts'
import { marlaBasesOf } from '../places/index.ts'
import { hasReports } from './published-reports.ts'

type Row = {
  id: number
  name: string
  name_ur: string
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
    select area.id, area.name, area.name_ur, area.lat, area.long, area.outline, outer_area.name as within, outer_area.name_ur as within_ur
    from areas as area left join areas as outer_area on outer_area.id = area.parent_id
    where area.city_id = ${city.id} order by area.name, area.id`)
  const basisOf = await marlaBasesOf(
    db,
    rows.map(({ id }) => id),
  )
  const priceOf = (purpose: Purpose, id: number) => {
    const figure = search.areaFigure({ purpose, kind: 'residential' }, id)
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
    on: localDay(clock(), agencyZone),
    areas: areas.sort((one, other) => other.for_sale + other.to_rent - one.for_sale - one.to_rent),
  }
}
