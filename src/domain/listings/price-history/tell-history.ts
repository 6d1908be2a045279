/** Turns all changes of a listing into the history that visitors see (ADR 0041). Pure. */
import { percentChange } from '#contract/listings/percent-change.ts'
import {
  daysReduced,
  mostPriceEntries,
  type PriceEntry,
  settlingMs,
} from '#contract/listings/price-history.ts'
import type { ListingStatus, Purpose } from '#contract/listings/property.ts'

/** A state of a listing; prices in PKR, 0 is on call. */
export type ListingState = { purpose: Purpose; status: ListingStatus; price: number }

/** A change from one state to the next. */
export type ListingChange = { at: Date; before: ListingState; after: ListingState }

/** A listing's changes in their order, and its current purpose. */
export type ListingPast = {
  changes: readonly ListingChange[]
  /** Since when it was in the state before the first change; null when that is unknown. */
  since: Date | null
  purpose: Purpose
}

/** What visitors see of a state: the price is null while the listing is not on offer. */
type Shown = {
  purpose: Purpose
  stage: 'on offer' | 'under offer' | 'sold' | 'rented' | 'withdrawn'
  price: number | null
}
type Span = Shown & { from: number; to: number }

export type ToldHistory = {
  /** Oldest first. */
  entries: PriceEntry[]
  /** The reduction that counts now; prices in PKR. */
  reduction: { purpose: Purpose; price: number; priceBefore: number; at: Date } | null
}

/**
 * The settled history for the listing's present purpose. States that lasted less than an hour are left out,
 * whether undone or changed again, and so are those that have not lasted an hour yet. Drafts are left out.
 */
export function tellHistory({ changes, since, purpose }: ListingPast, now: Date): ToldHistory {
  const settled = joined(spansOf(changes, since, now).filter(({ from, to }) => to - from >= settlingMs))
  const ofPurpose = settled.slice(settled.findLastIndex((span) => span.purpose !== purpose) + 1)
  const first = ofPurpose.findIndex(({ stage }) => stage !== 'withdrawn')
  if (first === -1) return { entries: [], reduction: null }
  return walk(ofPurpose.slice(first), purpose, now)
}

/** A price while it was asked, in PKR; `to` is null while it still is. */
export type AskedSpan = { purpose: Purpose; price: number; from: Date; to: Date | null }

/**
 * Every public asking price, for sale and for rent, oldest first; `state` is the listing's current state.
 * Prices on call or of less than an hour are left out, and a listing under offer is still asked at its price.
 */
export function askedSpans(past: ListingPast, state: ListingState, now: Date): AskedSpan[] {
  const { changes, since } = past
  const spans =
    changes.length === 0 && since
      ? [{ ...shownOf(state), from: since.getTime(), to: now.getTime() }]
      : spansOf(changes, since, now)
  const settled = spans.filter(({ from, to }) => to - from >= settlingMs)
  const offered = settled.map((span) =>
    span.stage === 'under offer' ? { ...span, stage: 'on offer' as const } : span,
  )
  return joined(offered).flatMap(({ purpose, price, from, to }) =>
    price ? [{ purpose, price, from: new Date(from), to: to >= now.getTime() ? null : new Date(to) }] : [],
  )
}

/** The newest entries first, as many as are shown; empty if there is only the first publication. */
export function shownEntries({ entries }: ToldHistory): PriceEntry[] {
  return entries.length < 2 ? [] : entries.slice(-mostPriceEntries).reverse()
}

function spansOf(changes: readonly ListingChange[], since: Date | null, now: Date): Span[] {
  const states = changes.map(({ at, after }) => ({ from: at.getTime(), state: after }))
  const [first] = changes
  if (first && since) states.unshift({ from: since.getTime(), state: first.before })
  return joined(
    states.map(({ from, state }, place) => ({
      ...shownOf(state),
      from,
      to: states[place + 1]?.from ?? now.getTime(),
    })),
  )
}

function shownOf({ purpose, status, price }: ListingState): Shown {
  if (status === 'published') return { purpose, stage: 'on offer', price }
  if (status === 'under offer') return { purpose, stage: status, price }
  return { purpose, stage: status === 'sold' || status === 'rented' ? status : 'withdrawn', price: null }
}

/** Joins neighbours that look the same to visitors. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last && last.purpose === span.purpose && last.stage === span.stage && last.price === span.price)
      last.to = span.to
    else result.push({ ...span })
  }
  return result
}

function walk(spans: readonly Span[], purpose: Purpose, now: Date): ToldHistory {
  const entries: PriceEntry[] = []
  let reduction: ToldHistory['reduction'] = null
  let asked: number | null = null
  for (const [place, { stage, price, from }] of spans.entries()) {
    const at = new Date(from)
    const percent = asked && price ? percentChange(asked, price) || null : null
    entries.push({
      at: at.toISOString(),
      event: eventOf(stage, spans[place - 1]?.stage, percent),
      price,
      percent,
    })
    if (price === null) continue
    if (price !== asked)
      reduction = asked && price > 0 && price < asked ? { purpose, price, priceBefore: asked, at } : null
    asked = price
  }
  const isOver = reduction && now.getTime() - reduction.at.getTime() >= daysReduced * 86_400_000
  return { entries, reduction: isOver ? null : reduction }
}

function eventOf(
  stage: Span['stage'],
  before: Span['stage'] | undefined,
  percent: number | null,
): PriceEntry['event'] {
  if (stage !== 'on offer') return stage
  if (before === undefined) return 'listed'
  if (before !== 'on offer' && !(before === 'under offer' && percent !== null)) return 'relisted'
  if (percent === null) return 'repriced'
  return percent < 0 ? 'reduced' : 'raised'
}
