import { MapPin } from 'lucide-react'
import { typeLabel } from '#contract/listings/property.ts'
import { listing as t } from '#messages/common.ts'
import { Badge } from '../badge.tsx'
import { contentLang } from '../content-lang.ts'
import { placeText } from './contact-links.ts'
import type { Listing } from './listing.ts'

/** Where a listing is and what it is, under its title. */
export function PlaceLine({ listing }: { listing: Listing }) {
  const place = placeText(listing)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
      <MapPin aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span lang={contentLang(place)}>{place}</span>
      <span className="ms-2 flex gap-1.5">
        {listing.purpose && listing.subtype && (
          <Badge>{t.kind[listing.purpose]({ type: typeLabel(listing.subtype) })}</Badge>
        )}
        {listing.featured && <Badge tone="gold">{t.featured}</Badge>}
      </span>
    </p>
  )
}
