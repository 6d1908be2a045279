import type { ForeignCurrency } from '#contract/costs/currencies.ts'
import { foreignCurrencies } from '#contract/costs/currencies.ts'
import type { ServedRates } from '#integrations/rate-service.ts'

/** PKR for one unit of a currency on a day, YYYY-MM-DD. */
export type KnownRate = { currency: ForeignCurrency; pkr: number; day: string }

export type CheckedRates = {
  /** Those to keep. */
  fresh: KnownRate[]
  /** Those that moved too far to be believed, with the rate that stays. */
  absurd: (KnownRate & { before: number })[]
}

/** The largest change of a rate in a day, and in all however long ago the last one was. */
const mostADay = 1.2
const mostInAll = 2
/** As staff may enter them. */
const [least, most] = [1, 10_000]
const dayMs = 86_400_000

/**
 * The rates of a service's answer to keep: each newer than the newest known one of its currency and not
 * changed by more than a fifth a day. A currency that the service does not have is left out.
 * @returns undefined when the answer has no PKR
 */
export function checkRates(served: ServedRates, known: readonly KnownRate[]): CheckedRates | undefined {
  const rupees = served.rates.PKR
  if (rupees === undefined) return undefined
  const checked: CheckedRates = { fresh: [], absurd: [] }
  for (const currency of foreignCurrencies) {
    const units = served.rates[currency]
    if (units === undefined) continue
    const rate = { currency, pkr: toSixDigits(rupees / units), day: served.day }
    const before = known.find((one) => one.currency === currency)
    if (before && before.day >= rate.day) continue
    if (isAbsurd(rate, before)) checked.absurd.push({ ...rate, before: before?.pkr ?? 0 })
    else checked.fresh.push(rate)
  }
  return checked
}

function isAbsurd({ pkr, day }: KnownRate, before: KnownRate | undefined): boolean {
  if (!(pkr >= least && pkr <= most)) return true
  if (!before) return false
  const days = (Date.parse(day) - Date.parse(before.day)) / dayMs
  const moved = Math.max(pkr / before.pkr, before.pkr / pkr)
  return moved > Math.min(mostADay ** days, mostInAll)
}

function toSixDigits(rate: number): number {
  return Number(rate.toPrecision(6))
}
