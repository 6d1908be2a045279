/** Finds what is new about a listing that changed, as far as alerts may report it. */
import type { PriceEntry } from '#contract/listings/price-history.ts'
import type { alertMatches } from '#db/schema/index.ts'
import { type ListingPast, type ListingState, tellHistory } from '../listings/index.ts'

/** One thing to report; `occasion` is the same whenever it is found again. */
export type News = Pick<typeof alertMatches.$inferSelect, 'event' | 'occasion'> & {
  at: Date
  /** PKR before a reduction. */
  priceBefore: number | null
}

/** A listing as it is now; undefined once it is deleted. */
export type ListingNow = { status: ListingState['status']; publishedAt: Date | null } | undefined

const daysOfNews = 14
const noted = { priceBefore: null }

/**
 * What may be reported of a listing now, oldest first: that it is new, from its first publication on; the
 * last settled price drop and return to the market while it is on offer; that it is no longer on offer. Pure.
 */
export function newsOf(now: ListingNow, past: ListingPast | undefined, at: Date): News[] {
  if (!now) return [{ event: 'gone', occasion: 'gone deleted', at, ...noted }]
  const settled = past ? tellHistory(past, at).entries : []
  const recent = settled.filter((entry) => Date.parse(entry.at) > at.getTime() - daysOfNews * 86_400_000)
  if (now.status === 'published') return [...firstPublished(now, past), ...onOffer(settled, recent)]
  const last = settled.at(-1)
  const isGone = last?.event === 'sold' || last?.event === 'rented' || last?.event === 'withdrawn'
  return isGone && recent.includes(last) ? [newsAt('gone', last.at)] : []
}

/** A listing that was taken off before is back on the market, which is reported once it has settled. */
function firstPublished(now: NonNullable<ListingNow>, past: ListingPast | undefined): News[] {
  const wasTakenOff = past?.changes.some(
    ({ before, after }) => before.status === 'published' && after.status !== 'published',
  )
  if (!now.publishedAt || wasTakenOff) return []
  return [{ event: 'new', occasion: 'new', at: now.publishedAt, ...noted }]
}

function onOffer(settled: readonly PriceEntry[], recent: readonly PriceEntry[]): News[] {
  const relisted = recent.findLast(({ event }) => event === 'relisted')
  const reduced = recent.findLast(({ percent }) => (percent ?? 0) < 0)
  // A price that rose again since is no reduction.
  const isLow = reduced && settled.findLast(({ percent }) => percent !== null) === reduced
  return [
    ...(relisted && relisted !== reduced ? [newsAt('relisted', relisted.at)] : []),
    ...(isLow ? [{ ...newsAt('reduced', reduced.at), priceBefore: priceBefore(settled, reduced) }] : []),
  ]
}

function priceBefore(settled: readonly PriceEntry[], reduced: PriceEntry): number | null {
  const before = settled.slice(0, settled.indexOf(reduced)).findLast(({ price }) => price !== null)
  return before?.price ?? null
}

function newsAt(event: News['event'], at: string): News {
  return { event, occasion: `${event} ${at}`, at: new Date(at), ...noted }
}
