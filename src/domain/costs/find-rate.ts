import type { ChargeName, FilerStatus, PropertyRegion, TaxedProperty } from '#contract/costs/charges.ts'
import type { TaxRow, TaxTable } from '#contract/costs/tax-table.ts'

/** The facts that a rate depends on. Days are YYYY-MM-DD. */
export type RateQuestion = {
  /** The day of the transfer, or on which a rent begins. */
  on: string
  region: PropertyRegion
  status: FilerStatus
  property: TaxedProperty
  /** In PKR: the price, or the rent of a month. */
  price: number
  /** Of a sale: when the seller bought it. */
  boughtOn?: string | undefined
}

/** The table that holds for a charge on a day, and the line of it that fits. */
export type FoundRate = { table: TaxTable; row: TaxRow }

/**
 * The rate of a charge: of the tables in force on the day the one of the property's own region before the
 * country's, then the one that began last; of tables that began on the same day the first given. Undefined when no
 * table is in force or no line of it fits.
 */
export function findRate(
  tables: readonly TaxTable[],
  charge: ChargeName,
  question: RateQuestion,
): FoundRate | undefined {
  const [table] = tables
    .filter((one) => one.charge === charge && holdsFor(one, question) && isInForce(one, question.on))
    .sort(byRegionThenDay)
  const row = table?.rows.find((one) => fits(one, question))
  return table && row && { table, row }
}

/** The last day on which there was a rate of a charge that has none on the day asked for; undefined without one. */
export function lastDayOfRate(
  tables: readonly TaxTable[],
  charge: ChargeName,
  question: RateQuestion,
): string | undefined {
  return tables
    .filter((one) => one.charge === charge && holdsFor(one, question))
    .map(({ valid_until }) => valid_until)
    .filter((day) => day !== null)
    .filter((day) => day < question.on)
    .sort()
    .at(-1)
}

function holdsFor(table: TaxTable, { region, boughtOn }: RateQuestion): boolean {
  const { acquired_from, acquired_until } = table
  const isRegion = table.region === 'pakistan' || table.region === region
  if (acquired_from === null && acquired_until === null) return isRegion
  if (boughtOn === undefined) return false
  return isRegion && (acquired_from ?? '') <= boughtOn && boughtOn <= (acquired_until ?? '9999-12-31')
}

function isInForce({ valid_from, valid_until }: TaxTable, day: string): boolean {
  return valid_from <= day && day <= (valid_until ?? '9999-12-31')
}

function byRegionThenDay(one: TaxTable, other: TaxTable): number {
  const [ownRegion, otherRegion] = [one.region !== 'pakistan', other.region !== 'pakistan']
  if (ownRegion !== otherRegion) return ownRegion ? -1 : 1
  return other.valid_from.localeCompare(one.valid_from)
}

function fits(row: TaxRow, { status, property, price, on, boughtOn }: RateQuestion): boolean {
  return (
    (row.status === 'any' || row.status === status) &&
    (row.property === 'any' || row.property === property) &&
    (row.up_to === null || price <= row.up_to) &&
    (row.years === null || (boughtOn !== undefined && isWithinYears(boughtOn, on, row.years)))
  )
}

/** Whether two days are no more than so many years apart: the anniversary itself is within. */
function isWithinYears(from: string, until: string, years: number): boolean {
  const anniversary = new Date(`${from}T00:00:00Z`)
  anniversary.setUTCMonth(anniversary.getUTCMonth() + Math.round(years * 12))
  return until <= anniversary.toISOString().slice(0, 10)
}
