/** Which prices are too far from those of their kind to count. Pure; docs/price-evidence.md gives the rules. */
import type { Outlier } from '#contract/evidence/evidence.ts'
import type { PropertyType, Purpose, Subtype } from '#contract/listings/property.ts'

/** The input of the rules; the price in PKR. */
export type JudgedRow = {
  purpose: Purpose
  type: PropertyType
  subtype: Subtype | null
  city_id: number
  /** The same for rows of the same area; null where no area is known. */
  area: string | null
  price: number
  size_sqft: number
}

/** A group of fewer rows does not show what is usual. */
const fewestToFindOutliers = 20
/** How many robust standard deviations from the median is too far. */
const mostDeviations = 4
/** Smaller differences are never marked, however alike the others are. */
const leastTimes = 2.5

/**
 * For each row null, or why it is left out of figures. A row is compared by the logarithm of its price per square foot
 * with the rows of its purpose and subtype: in its area if there are twenty, else in its city, else everywhere; with
 * fewer it is not judged. It is marked when it is both more than four robust standard deviations (1.4826 times the
 * median absolute deviation) from the median and at least 2.5 times above or below it.
 */
export function findOutliers(rows: readonly JudgedRow[]): (Outlier | null)[] {
  const levels = (['area', 'city', 'everywhere'] as const).map((group) => ({
    group,
    usual: usualOf(rows, (row) => keyOf(row, group)),
  }))
  return rows.map((row) => {
    for (const { group, usual } of levels) {
      const key = keyOf(row, group)
      const found = key === undefined ? undefined : usual.get(key)
      if (found) return judge(row, found, group)
    }
    return null
  })
}

type Usual = { median: number; deviation: number; cases: number }

function keyOf({ purpose, type, subtype, city_id, area }: JudgedRow, group: Outlier['group']) {
  const kind = `${purpose} ${subtype ?? type}`
  if (group === 'everywhere') return kind
  if (group === 'city') return `${kind} ${city_id}`
  return area === null ? undefined : `${kind} ${city_id} ${area}`
}

function usualOf(rows: readonly JudgedRow[], keyed: (row: JudgedRow) => string | undefined) {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const key = keyed(row)
    if (key === undefined) continue
    const known = groups.get(key)
    if (known) known.push(logOf(row))
    else groups.set(key, [logOf(row)])
  }
  const usual = new Map<string, Usual>()
  for (const [key, logs] of groups) {
    if (logs.length < fewestToFindOutliers) continue
    const median = medianOf(logs)
    const deviation = 1.4826 * medianOf(logs.map((log) => Math.abs(log - median)))
    usual.set(key, { median, deviation, cases: logs.length })
  }
  return usual
}

function judge(row: JudgedRow, { median, deviation, cases }: Usual, group: Outlier['group']): Outlier | null {
  const distance = logOf(row) - median
  const times = Math.exp(Math.abs(distance))
  if (Math.abs(distance) <= mostDeviations * deviation || times < leastTimes) return null
  return { side: distance > 0 ? 'above' : 'below', times: Math.round(times * 10) / 10, group, cases }
}

function logOf({ price, size_sqft }: JudgedRow): number {
  return Math.log(price / size_sqft)
}

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? 0)) / 2
}
