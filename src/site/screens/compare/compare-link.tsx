import { Scale } from 'lucide-react'
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
      title={t.compareThis}
      className={`${buttonClass()} max-md:size-11 max-md:rounded-full! max-md:p-0!`}
    >
      <Scale aria-hidden="true" className="size-4.5" />
      <span className="max-md:hidden">{t.compare}</span>
    </SiteLink>
  )
}
