import { useEffect, useState } from 'react'
import { compareAddress } from '#contract/compare/compare-address.ts'
import { compare as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { addressWith } from './compared-listings.ts'

/** To the comparison of a listing: with those that this browser compared before it, once the page is live. */
export function CompareLink({ listingId }: { listingId: number }) {
  const [address, setAddress] = useState(compareAddress({ listings: [listingId], units: [] }))
  useEffect(() => setAddress(addressWith(listingId)), [listingId])
  return (
    <SiteLink
      href={address}
      rel="nofollow"
      aria-label={t.compareThis}
      className={`${buttonClass()} print:hidden`}
    >
      {t.compare}
    </SiteLink>
  )
}
