import { listingPath } from '#contract/paths.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { splitPrice } from '#contract/text/money.ts'
import { money } from '#messages/common.ts'
import { searchResults as t } from '#messages/site.ts'
import type { Point } from '#ui/map/projection.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { SearchData } from './search-data.ts'

export type PlacedListing = {
  listing: SearchData['answer']['data'][number]
  place: LatLong
  /** False when the place is the middle of its area. */
  isExact: boolean
}

/** How every pin looks, and that its middle is the point. */
export const pinClass =
  // physical: points of a map are counted from its left edge
  'absolute top-0 left-0 rounded-full border px-2.5 py-1 text-sm font-semibold whitespace-nowrap tabular-nums shadow-[0_2px_8px_rgb(16_32_26/0.2)] hover:z-10 hover:bg-green-700 hover:text-white focus-visible:z-10'

export function pinStyle({ x, y }: Point) {
  return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }
}

/** A home's price on the map, which leads to the home. */
export function PricePin({ home: { listing, isExact }, at }: { home: PlacedListing; at: Point }) {
  const price = shortPrice(listing.price)
  return (
    <SiteLink
      href={listingPath(listing.id)}
      aria-label={(isExact ? t.pin : t.pinNearby)({ title: listing.title, price })}
      style={pinStyle(at)}
      className={`${pinClass} bg-white text-ink ${isExact ? 'border-white' : 'border-dashed border-muted'}`}
    >
      {price}
    </SiteLink>
  )
}

/** A pin is small: '4.75 Cr', '95 Lac'. */
export function shortPrice(pkr: number): string {
  const { amount, unit } = splitPrice(pkr)
  return unit === money.crore ? t.crore({ amount }) : `${amount} ${unit}`.trim()
}
