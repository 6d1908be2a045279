import { type ChargeName, type ChargePayer, chargeNames, charges } from '#contract/costs/charges.ts'
import type { CostLine, Costs } from '#contract/costs/costs.ts'
import type { TaxTable } from '#contract/costs/tax-table.ts'
import { localized } from '../localized.ts'
import { findRate, lastDayOfRate, type RateQuestion } from './find-rate.ts'

export type CostsQuestion = RateQuestion & {
  purpose: 'sale' | 'rent'
  /** In PKR, as the society charges it: it has no table. */
  transferFee: number
  /** In PKR: what the seller paid for it. */
  boughtFor?: number | undefined
}

const payersOf = { sale: ['buyer', 'seller'], rent: ['tenant'] } as const satisfies Record<
  CostsQuestion['purpose'],
  readonly ChargePayer[]
>

/**
 * What is paid in addition to a price or a rent, by payer. Amounts in whole PKR. A charge without a rate in
 * force on the day is in the list without an amount, and in no sum; `isWhole` says whether any is missing.
 */
export function computeCosts(tables: readonly TaxTable[], question: CostsQuestion): Costs {
  const payers: readonly ChargePayer[] = payersOf[question.purpose]
  const { purpose, price, region, status, property, on } = question
  return {
    purpose,
    price,
    region,
    status,
    property,
    on,
    sides: payers.map((payer) => {
      const lines = chargeNames
        .filter((charge) => charges[charge].payer === payer && isAskedFor(charge, question))
        .map((charge) => lineOf(tables, charge, question))
      const fee = payer === 'buyer' ? question.transferFee : 0
      const amounts = lines.map(({ amount }) => amount ?? 0)
      return {
        payer,
        lines,
        transfer_fee: fee,
        total: amounts.reduce((sum, amount) => sum + amount, fee),
        is_whole: lines.every(({ amount }) => amount !== null),
      }
    }),
  }
}

/** The tax on a gain needs to know when and for how much the property was bought. */
function isAskedFor(charge: ChargeName, { boughtOn, boughtFor }: CostsQuestion): boolean {
  return charges[charge].unit !== 'percent_of_gain' || (boughtOn !== undefined && boughtFor !== undefined)
}

function lineOf(tables: readonly TaxTable[], charge: ChargeName, question: CostsQuestion): CostLine {
  const found = findRate(tables, charge, question)
  const { unit } = charges[charge]
  if (!found) {
    const ended_on = lastDayOfRate(tables, charge, question) ?? null
    return { charge, unit, amount: null, rate: null, at_least: false, table: null, ended_on }
  }
  const { row, table } = found
  const { valid_from, valid_until, source_url } = table
  return {
    charge,
    unit,
    amount: Math.round(baseOf(unit, question) * (unit === 'months' ? row.rate : row.rate / 100)),
    rate: row.rate,
    at_least: row.precision === 'at_least',
    table: { valid_from, valid_until, source: localized(table.source, table.source_ur), source_url },
    ended_on: null,
  }
}

/** The base of a rate, in PKR; a loss is not taxed. */
function baseOf(unit: CostLine['unit'], { price, boughtFor = 0 }: CostsQuestion): number {
  return unit === 'percent_of_gain' ? Math.max(0, price - boughtFor) : price
}
