import type { AdPlacement } from '#contract/ads/ad-slots.ts'
import { houseAds } from '#messages/site.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const addresses: Readonly<Record<AdPlacement, string>> = {
  home_band: '/valuation',
  search_cards: '/wanted',
  listing_side: '/valuation',
}

/** What the agency shows where no ad came. */
export function HouseText({ placement }: { placement: AdPlacement }) {
  const { text, link } = houseAds[placement]
  return (
    <p className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-6 text-center">
      <span className="text-lg font-medium">{text}</span>
      <SiteLink
        href={addresses[placement]}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-green-700 underline-offset-4 hover:underline"
      >
        {link}
        <Icon name="right" />
      </SiteLink>
    </p>
  )
}
