import { typeLabel } from '#contract/listings/property.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Listing } from '#ui/listing/listing.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ListingRow } from '../../cards/listing-row.tsx'

/** A listing that ended long ago: its page is gone (status 410), and leads on to what is like it. */
export function GoneListing({ listing }: { listing: Listing }) {
  const { purpose, city, area, subtype, title } = listing
  const nearby = searchAddress({ purpose, cityId: city.id, areaIds: [area.id] })
  return (
    <>
      <EmptyState
        heading="h1"
        title={`This ${typeLabel(subtype).toLowerCase()} is no longer on offer`}
        text={`“${title}” in ${area.name} went a while ago. What is like it, and still to be had, is one step away.`}
      >
        <SiteLink href={nearby} className={buttonClass({ variant: 'main' })}>
          Search in {area.name}
        </SiteLink>
        <SiteLink href={`/wanted${nearby.slice(nearby.indexOf('?'))}`} className={buttonClass()}>
          Tell us what you look for
        </SiteLink>
      </EmptyState>
      <div className="column pt-14">
        <ListingRow listings={listing.similar} title="Still available, and much like it" />
      </div>
    </>
  )
}
