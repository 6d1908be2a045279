import type { ReactNode } from 'react'
import { searchAddress } from '#contract/search/search-address.ts'
import { propertyNouns as nouns, listingPage as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { aroundListing, type Listing, typeOfListing } from '#ui/listing/listing.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ListingRow } from '../../cards/listing-row.tsx'

/** A listing that ended long ago: its page is gone (status 410), and leads on to what is like it. */
export function GoneListing({ listing }: { listing: Listing }) {
  const { area, subtype, title } = listing
  const nearby = searchAddress(aroundListing(listing))
  return (
    <>
      <EmptyState
        heading="h1"
        title={t.goneTitle({
          thing: nouns.singular[subtype === null || subtype === 'other' ? 'all' : subtype],
        })}
        text={<Rich parts={t.goneText({ title, area: area.name, name: isolated })} />}
      >
        <SiteLink href={nearby} className={buttonClass({ variant: 'main' })}>
          {t.searchArea({ area: area.name })}
        </SiteLink>
        <SiteLink href={`/wanted${nearby.slice(nearby.indexOf('?'))}`} className={buttonClass()}>
          {t.wanted}
        </SiteLink>
      </EmptyState>
      <div className="column pt-14">
        <ListingRow listings={listing.similar} title={t.available[typeOfListing(listing)]} />
      </div>
    </>
  )
}

/** A name in a sentence of the other language keeps its words in their order. */
const isolated = (name: ReactNode) => <bdi>{name}</bdi>
