import type { HealthLine } from '#contract/admin/health.ts'
import { type ChargeName, chargeNames } from '#contract/costs/charges.ts'
import type { TaxTable } from '#contract/costs/tax-table.ts'
import { siteHealth } from '#messages/admin.ts'
import { costs } from '#messages/common.ts'
import { dateInWords } from '../trade/index.ts'

const t = siteHealth.taxes

type Ended = { charge: ChargeName; lastDay: string }

/**
 * Whether each charge that ever had a rate has one on a day, YYYY-MM-DD, where it had one: the tables of a province are
 * looked at beside those of the country.
 */
export function judgeTaxes(tables: readonly TaxTable[], today: string): HealthLine {
  const known = chargeNames.filter((charge) => tables.some((table) => table.charge === charge))
  const ended = known.flatMap((charge) =>
    endedOf(
      charge,
      tables.filter((table) => table.charge === charge),
      today,
    ),
  )
  if (ended.length === 0) return { state: 'fine', figure: t.figure({ count: known.length }), advice: null }
  const byDay = [...Map.groupBy(ended, ({ lastDay }) => lastDay)]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([lastDay, all]) => t.ended({ date: dateInWords(lastDay), charges: namesOf(all) }))
  return { state: 'look', figure: byDay.join(' '), advice: t.enter }
}

function endedOf(charge: ChargeName, tables: readonly TaxTable[], today: string): Ended[] {
  const isInForce = ({ valid_from, valid_until }: TaxTable) =>
    valid_from <= today && today <= (valid_until ?? today)
  const isCovered = (region: TaxTable['region']) =>
    tables.some((one) => (one.region === region || one.region === 'pakistan') && isInForce(one))
  const days = tables
    .filter(({ region }) => !isCovered(region))
    .flatMap(({ valid_until }) => (valid_until !== null && valid_until < today ? [valid_until] : []))
  const lastDay = days.sort().at(-1)
  return lastDay === undefined ? [] : [{ charge, lastDay }]
}

function namesOf(ended: readonly Ended[]): string {
  return ended.map(({ charge }) => costs.charges[charge]).join(', ')
}
