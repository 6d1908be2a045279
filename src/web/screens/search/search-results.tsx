import { Fragment } from 'react'
import type { AdContext } from '#contract/ad-places.ts'
import { AdSpace } from '../../ads/ad-space.tsx'
import { ListingCard } from '../../ui/listing-card.tsx'
import { resultSizes } from './first-row.ts'
import type { SearchData } from './search-data.ts'

/** How many homes stand before the ad: a visitor who searches wants homes first. */
const beforeAd = 4

/** The homes of a page as cards. The column is as wide as the map leaves it. */
export function SearchResults({
  listings,
  ad,
}: {
  listings: SearchData['answer']['data']
  /** What the ad between them is chosen by, where there is a place for one. */
  ad: AdContext | undefined
}) {
  const behind = listings[Math.min(beforeAd, listings.length) - 1]
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(280px,1fr))] md:gap-6">
      {listings.map((listing, index) => (
        <Fragment key={listing.id}>
          <li data-listing={listing.id} className="min-w-0">
            <ListingCard listing={listing} heading="h2" first={index === 0} sizes={resultSizes} />
          </li>
          {ad && listing === behind && (
            <li className="min-w-0 noscript:hidden print:hidden">
              <AdSpace placement="search_cards" context={ad} className="h-full min-h-106 rounded-card" />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
