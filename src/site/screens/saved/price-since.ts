import { percentChange } from '#contract/listings/percent-change.ts'
import { formatAmount } from '#contract/text/money.ts'
import { savedScreen as t } from '#messages/site.ts'

/** What to say of a price that has changed since it was saved; undefined while it is the same. PKR, 0 is on call. */
export function priceSince(before: number | null, now: number | null): string | undefined {
  if (before === null || now === null || before === now) return undefined
  if (before === 0) return t.wasOnCall
  const price = formatAmount(before)
  const percent = now > 0 ? percentChange(before, now) : 0
  if (percent < 0) return t.reduced({ percent: -percent, price })
  return percent > 0 ? t.raised({ percent, price }) : t.was({ price })
}
