import { Fragment } from 'react'
import type { AdContext } from '#contract/ads/ad-slots.ts'
import { AdSpace } from '../../ads/ad-space.tsx'
import { resultColumns, resultSizes } from './first-row.ts'
import { resultListId } from './map/result-list.ts'
import { ResultCard } from './result-card.tsx'
import type { SearchData } from './search-data.ts'

/** How many homes stand before the ad: whole rows, be they of one, two or three. */
const beforeAd = 6

/** The homes of a page as cards; the ad between them has a row of its own. */
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
    <ul id={resultListId} className={resultColumns}>
      {listings.map((listing, index) => (
        <Fragment key={listing.id}>
          <li data-listing={listing.id} className="min-w-0">
            <ResultCard listing={listing} heading="h2" first={index === 0} sizes={resultSizes} />
          </li>
          {ad && listing === behind && (
            <li className="col-span-full min-w-0 noscript:hidden print:hidden">
              <AdSpace placement="search_cards" context={ad} className="h-106 rounded-card sm:h-56" />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
