import type { AreaFigureName, AreasOrder } from '#contract/places/areas-order.ts'
import { pricePerUnit } from '#contract/places/price-unit.ts'
import type { UsualUnit } from '#contract/places/usual-size-unit.ts'
import type { Answer } from '#ui/api.ts'

type Area = Answer<'cityReport'>['areas'][number]

/** The areas in an order; those without the figure come last. `unit` is that of the city. */
export function sortAreas(areas: readonly Area[], unit: UsualUnit, order: AreasOrder | undefined): Area[] {
  if (!order) return [...areas]
  const sign = order.from === 'low' ? 1 : -1
  const rank = (area: Area) => {
    const value = figureOf(area, unit, order.by)
    return value === undefined ? Number.POSITIVE_INFINITY : sign * value
  }
  return areas
    .map((area) => ({ area, rank: rank(area) }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ area }) => area)
}

/** In the unit of the city, because a marla is not as large in every area. */
function figureOf(area: Area, unit: UsualUnit, by: AreaFigureName): number | undefined {
  const { sale, rent, yearChange, yield: gross, marlaBasis } = area
  if (by === 'change') return yearChange?.percent
  if (by === 'yield') return gross?.percent
  const figure = by === 'price' ? sale : rent
  return figure ? pricePerUnit(figure.median, { unit, marlaBasis, sample: figure.sample }) : undefined
}
