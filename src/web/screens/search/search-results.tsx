import { ListingCard } from '../../ui/listing-card.tsx'
import { resultSizes } from './first-row.ts'
import type { SearchData } from './search-data.ts'

/** The homes of a page as cards. The column is as wide as the map leaves it. */
export function SearchResults({ listings }: { listings: SearchData['answer']['data'] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(280px,1fr))] md:gap-6">
      {listings.map((listing, index) => (
        <li key={listing.id} data-listing={listing.id} className="min-w-0">
          <ListingCard listing={listing} heading="h2" first={index === 0} sizes={resultSizes} />
        </li>
      ))}
    </ul>
  )
}
