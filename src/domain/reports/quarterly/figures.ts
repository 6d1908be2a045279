/** The figures of a city in a quarter from its prices, made of those of areas: pure. */
import type { PriceFigure } from '#contract/places/area-report.ts'
import { daysOf, quarterBefore } from '#contract/reports/quarter.ts'
import type { QuarterPrice, StoredFigures } from '#contract/reports/quarterly-report.ts'
import { type PlacedPrice, pricesOf, trendOf, yieldOf } from '../../areas/index.ts'
import { priceFigures } from '../../figures/index.ts'

/** As many as a reader goes through; those with most prices. */
const mostAreas = 60

type AreaOfCity = { id: number; parent_id: number | null; name: string; name_ur: string }

type PriceParts = Omit<StoredFigures, 'made_on' | 'time_on_market'>

/** A quarter, the one before, and the same a year before: what a figure is compared with. */
export function comparedQuarters(quarter: string) {
  return {
    now: daysOf(quarter),
    previous: daysOf(quarterBefore(quarter)),
    yearBefore: daysOf(quarterBefore(quarter, 4)),
  }
}

/**
 * All figures that are made of prices. A figure is there with five prices or more; a price counts in each quarter in
 * which it was asked, for its area and for all around that.
 */
export function quarterFigures(
  quarter: string,
  { prices, areas }: { prices: readonly PlacedPrice[]; areas: readonly AreaOfCity[] },
): PriceParts {
  const days = comparedQuarters(quarter)
  const of = { now: pricesOf(prices, days.now), previous: pricesOf(prices, days.previous) }
  const all = { ...of, yearBefore: pricesOf(prices, days.yearBefore) }
  const figures = comparedFigures(all)
  const inAreas = areaFigures(all, areas)
  const listed = inAreas.filter(({ prices: found }) => found.length > 0)
  return {
    ...days.now,
    prices: figures,
    areas: listed.slice(0, mostAreas),
    more_areas: Math.max(0, listed.length - mostAreas),
    few_areas: inAreas.length - listed.length,
    trend: trendOf(prices, days.now.until),
    stock: stockOf(prices, days),
    yield: comparedYield(all),
  }
}

type Compared<Value> = { now: Value; previous: Value; yearBefore: Value }

function comparedFigures({ now, previous, yearBefore }: Compared<readonly PlacedPrice[]>): QuarterPrice[] {
  const [before, aYearAgo] = [priceFigures(previous), priceFigures(yearBefore)]
  return priceFigures(now).map((figure) => ({
    ...figure,
    previous: medianIn(before, figure),
    year_before: medianIn(aYearAgo, figure),
  }))
}

function medianIn(figures: readonly PriceFigure[], { purpose, type }: PriceFigure) {
  const found = figures.find((one) => one.purpose === purpose && one.type === type)
  return found ? { median: found.median, sample: found.sample } : null
}

/** Every area with prices in the quarter, those with most first. */
function areaFigures(all: Compared<readonly PlacedPrice[]>, areas: readonly AreaOfCity[]) {
  const around = surroundings(areas)
  const [now, previous, yearBefore] = [all.now, all.previous, all.yearBefore].map((prices) =>
    pricesByArea(prices, around),
  )
  return areas
    .flatMap(({ id, name, name_ur }) => {
      const found = now?.get(id)
      if (!found) return []
      const compared = {
        now: found,
        previous: previous?.get(id) ?? [],
        yearBefore: yearBefore?.get(id) ?? [],
      }
      return [{ id, name, name_ur, prices: comparedFigures(compared), count: found.length }]
    })
    .sort((one, other) => other.count - one.count || one.id - other.id)
    .map(({ count: _, ...area }) => area)
}

/** Each area with itself and its outer areas. */
function surroundings(areas: readonly AreaOfCity[]): Map<number, number[]> {
  const parents = new Map(areas.map(({ id, parent_id }) => [id, parent_id]))
  return new Map(
    areas.map(({ id }) => {
      const all = new Set<number>()
      for (let at: number | null | undefined = id; at && !all.has(at); at = parents.get(at)) all.add(at)
      return [id, [...all]]
    }),
  )
}

function pricesByArea(prices: readonly PlacedPrice[], around: ReadonlyMap<number, readonly number[]>) {
  const byArea = new Map<number, PlacedPrice[]>()
  for (const price of prices) {
    for (const id of around.get(price.areaId ?? 0) ?? []) {
      const found = byArea.get(id)
      if (found) found.push(price)
      else byArea.set(id, [price])
    }
  }
  return byArea
}

/** Our listings with a price at the end of each quarter, by purpose and type. */
function stockOf(prices: readonly PlacedPrice[], { now, previous, yearBefore }: Compared<{ until: string }>) {
  const at = ({ until: day }: { until: string }) =>
    Map.groupBy(
      prices.filter(({ isOurs, date, until }) => isOurs && date <= day && (until === null || until > day)),
      ({ purpose, type }) => `${purpose}/${type}`,
    )
  const [before, aYearAgo] = [at(previous), at(yearBefore)]
  return [...at(now)]
    .flatMap(([key, [first, ...others]]) =>
      first
        ? [
            {
              purpose: first.purpose,
              type: first.type,
              count: 1 + others.length,
              previous: before.get(key)?.length ?? null,
              year_before: aYearAgo.get(key)?.length ?? null,
            },
          ]
        : [],
    )
    .sort((one, other) => other.count - one.count)
}

function comparedYield({ now, previous, yearBefore }: Compared<readonly PlacedPrice[]>): PriceParts['yield'] {
  const found = yieldOf(priceFigures(now))
  if (!found) return null
  const ofType = (prices: readonly PlacedPrice[]) =>
    yieldOf(priceFigures(prices.filter(({ type }) => type === found.type)))
  return { ...found, previous: ofType(previous), year_before: ofType(yearBefore) }
}
