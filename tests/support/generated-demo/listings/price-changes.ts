/** What was asked for some of the demo's listings before. */
import type { listingChanges, listingReductions, listings } from '#db/schema/index.ts'
import { type ListingState, tellHistory } from '#domain/listings/price-history/tell-history.ts'
import { random } from '../random.ts'

type Listing = Pick<typeof listings.$inferInsert, 'purpose' | 'price' | 'status' | 'published_at'> & {
  id: number
}

type Rows = {
  changes: (typeof listingChanges.$inferInsert)[]
  reductions: (typeof listingReductions.$inferInsert)[]
}

const day = 86_400_000

/** About one listing in eight was repriced once or twice, mostly to less. Times are counted back from `now`. */
export function priceChangeRows(rows: readonly Listing[], now: Date): Rows {
  const made: Rows = { changes: [], reductions: [] }
  for (const listing of rows) {
    const past = pastOf(listing, now)
    if (!past) continue
    const { since, changes } = past
    for (const { at, before, after } of changes)
      made.changes.push({
        listing_id: listing.id,
        changed_at: at,
        purpose_before: before.purpose,
        status_before: before.status,
        price_before: before.price,
        ...after,
        settled: true,
      })
    const { reduction } = tellHistory({ changes, since, purpose: listing.purpose }, now)
    if (!reduction) continue
    const { purpose, price, priceBefore, at } = reduction
    made.reductions.push({
      listing_id: listing.id,
      purpose,
      price,
      price_before: priceBefore,
      reduced_at: at,
    })
  }
  return made
}

function pastOf({ id, purpose, price, status, published_at: since }: Listing, now: Date) {
  const chance = random(`price of ${id}`)
  if (status !== 'published' || price === 0 || !since || !chance.chance(0.125)) return undefined
  const shown = now.getTime() - since.getTime()
  if (shown < 10 * day) return undefined
  const state = (asked: number): ListingState => ({ purpose, status: 'published', price: asked })
  const step = price >= 10_000_000 ? 500_000 : price >= 1_000_000 ? 100_000 : 1000
  const earlier = (asked: number) =>
    Math.round((asked * (chance.chance(0.85) ? chance.between(1.03, 1.12) : 0.96)) / step) * step
  const before = earlier(price)
  const prices = chance.chance(0.3) ? [earlier(before), before, price] : [before, price]
  const differing = prices.filter((asked, place) => asked > 0 && asked !== prices[place - 1])
  const changes = differing.slice(1).map((asked, place) => ({
    at: new Date(since.getTime() + (shown * (place + 1)) / differing.length),
    before: state(differing[place] ?? asked),
    after: state(asked),
  }))
  return { since, changes }
}
