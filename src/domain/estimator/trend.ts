import { median, weightedMedian } from './medians.ts'

/** How prices move with time: the city's own trend, drawn towards the country's where the city has few homes. */

/** A home of a city: its area and size say which homes can be compared from one year to the next. */
export interface Dated {
  city: string
  area: number
  logSize: number
  date: number
  logPrice: number
}

/**
 * The assumption for a country whose evidence is all of one year: prices rise by 7 % a year. It counts as
 * much as `weight` pairs of comparable homes, so it hardly matters where there are two years of evidence.
 */
const assumed = { growth: 0.07, weight: 40 }
/** The country's trend counts as much as this many pairs of the city's own. */
const countryWeight = 30

export class Trend {
  /** Points in time, in order, with the log price level there. */
  readonly #points: readonly { date: number; level: number }[]
  readonly #beyond: number

  constructor(points: readonly { date: number; level: number }[], beyond: number) {
    this.#points = points
    this.#beyond = beyond
  }

  /**
   * The log price level at a date, against the first point. Outside of the evidence the mean growth
   * continues.
   */
  at(date: number): number {
    const first = this.#points[0]
    const last = this.#points.at(-1)
    if (!first || !last) return 0
    if (date <= first.date) return first.level + this.#beyond * (date - first.date)
    if (date >= last.date) return last.level + this.#beyond * (date - last.date)
    const next = this.#points.findIndex((point) => point.date > date)
    const [from = first, to = last] = this.#points.slice(next - 1, next + 1)
    return from.level + ((to.level - from.level) * (date - from.date)) / (to.date - from.date)
  }
}

/** The trend of each city, by its key. */
export function trendsOf(homes: readonly Dated[]): (city: string) => Trend {
  const dates = middles(homes)
  const byCity = Map.groupBy(homes, ({ city }) => city)
  const country = steps(dates, cellsOf(homes), () => assumed)
  const trends = new Map<string, Trend>()
  for (const [city, own] of byCity) {
    const prior = (at: number) => ({ growth: country[at]?.growth ?? assumed.growth, weight: countryWeight })
    trends.set(city, join(dates, steps(dates, cellsOf(own), prior)))
  }
  const ofCountry = join(dates, country)
  return (city) => trends.get(city) ?? ofCountry
}

/** By year, the mean date of its homes. */
function middles(homes: readonly Dated[]): Map<number, number> {
  const years = Map.groupBy(homes, ({ date }) => Math.floor(date))
  const mean = (list: readonly Dated[]) => list.reduce((sum, { date }) => sum + date, 0) / list.length
  return new Map([...years].sort(([a], [b]) => a - b).map(([year, list]) => [year, mean(list)]))
}

/** Homes of one area and much the same size, by year. */
type Cell = Map<number, number[]>

function cellsOf(homes: readonly Dated[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { city, area, logSize, date, logPrice } of homes) {
    const key = `${city}/${area}/${Math.round(logSize / 0.1)}`
    const cell = cells.get(key) ?? new Map<number, number[]>()
    const year = Math.floor(date)
    const prices = cell.get(year) ?? []
    prices.push(logPrice)
    cells.set(key, cell.set(year, prices))
  }
  return [...cells.values()].filter((cell) => cell.size > 1)
}

interface Step {
  growth: number
  weight: number
}

/** The yearly growth from each year with evidence to the next. */
function steps(
  dates: ReadonlyMap<number, number>,
  cells: readonly Cell[],
  priorOf: (at: number) => Step,
): Step[] {
  const years = [...dates.keys()]
  return years.slice(1).map((year, at) => {
    const before = years[at] ?? year
    const span = (dates.get(year) ?? year) - (dates.get(before) ?? before)
    const pairs = cells.flatMap((cell) => {
      const [a, b] = [cell.get(before), cell.get(year)]
      return a && b ? [{ value: median(b) - median(a), weight: Math.min(a.length, b.length) }] : []
    })
    const weight = pairs.reduce((sum, pair) => sum + pair.weight, 0)
    const prior = priorOf(at)
    const own = weight > 0 ? weightedMedian(pairs) / span : 0
    return {
      growth: (own * weight + prior.growth * prior.weight) / (weight + prior.weight),
      weight: weight + prior.weight,
    }
  })
}

function join(dates: ReadonlyMap<number, number>, grown: readonly Step[]): Trend {
  const middle = [...dates.values()]
  let level = 0
  const points = middle.map((date, at) => {
    const step = grown[at - 1]
    const before = middle[at - 1]
    if (step && before !== undefined) level += step.growth * (date - before)
    return { date, level }
  })
  const years = (middle.at(-1) ?? 0) - (middle[0] ?? 0)
  return new Trend(points, years > 0 ? level / years : assumed.growth)
}
