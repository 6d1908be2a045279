import { eq, inArray } from 'drizzle-orm'
import { type AreaPrice, type AreaPricesQuery, mostPricedAreas } from '#contract/places/area-prices.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { decodeBox } from '#contract/search/map-box.ts'
import { encodeShape } from '#contract/search/map-shape.ts'
import { areas, cities } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { marlaBasesOf } from './marla-basis.ts'

/**
 * The median price of a square foot in the areas of a city or a part of the map, in PKR, those with the most prices
 * first: the figures of the areas' own pages. A price counts for its area; where fewer than five are known, for the area
 * around it that has five, as on a listing's page.
 * @throws Unavailable while the index is still being read
 */
export async function listAreaPrices(
  { db, search }: Context<'db' | 'search'>,
  { cityId, box, ...kind }: AreaPricesQuery,
): Promise<AreaPrice[]> {
  const around = box === undefined ? undefined : decodeBox(box)
  const priced = search
    .areaPrices({ ...kind, cityId })
    .filter(({ lat, long }) => {
      if (!around) return true
      const [west, south, east, north] = around
      return long >= west && long <= east && lat >= south && lat <= north
    })
    .sort((one, other) => other.sample - one.sample || one.id - other.id)
    .slice(0, mostPricedAreas)
  const ids = priced.map(({ id }) => id)
  const [rows, basisOf] = await Promise.all([
    db
      .select({ id: areas.id, outline: areas.outline, city: cities.name })
      .from(areas)
      .innerJoin(cities, eq(cities.id, areas.city_id))
      .where(inArray(areas.id, ids)),
    marlaBasesOf(db, ids),
  ])
  const known = new Map(rows.map((row) => [row.id, row]))
  return priced.map((area) => {
    const { outline = null, city = '' } = known.get(area.id) ?? {}
    return {
      ...area,
      price_unit: usualSizeUnit({ city, type: kind.type, subtype: '' }),
      marla_basis: basisOf(area.id),
      outline: outline && encodeShape(outline),
    }
  })
}
