import { type PriceEntry, settlingMs } from '#contract/listings/price-history.ts'
import type { Context } from '../../context.ts'
import { readPasts } from './read-pasts.ts'
import { shownEntries, tellHistory } from './tell-history.ts'

/** What the listing's page and the API show: the settled changes, newest first; empty for an unknown ID. */
export async function readPriceHistory(
  { db, clock }: Context<'db' | 'clock'>,
  listingId: number,
): Promise<PriceEntry[]> {
  const past = (await readPasts(db, [listingId])).get(listingId)
  return past ? shownEntries(tellHistory(past, clock())) : []
}

/**
 * The public changes of a listing's price and status after `since`, oldest first: price drops (`reduced`,
 * with `percent`), `relisted` for 'back on the market', and the rest of `PriceEntry`. A change becomes final
 * an hour after it was made, and is returned once when `since` is the time of the previous call.
 */
export async function readPriceChanges(
  { db, clock }: Context<'db' | 'clock'>,
  listingId: number,
  since: Date,
): Promise<PriceEntry[]> {
  const past = (await readPasts(db, [listingId])).get(listingId)
  if (!past) return []
  const { entries } = tellHistory(past, clock())
  return entries.filter(({ at }) => Date.parse(at) + settlingMs > since.getTime())
}
