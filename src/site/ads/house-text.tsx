import type { AdPlacement } from '#contract/ads/ad-slots.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const texts: Record<AdPlacement, { text: string; href: string; label: string }> = {
  home_band: { text: 'Thinking of selling?', href: '/valuation', label: 'Ask what it is worth' },
  search_cards: { text: 'Not found it yet?', href: '/wanted', label: 'Tell us what you look for' },
  listing_side: { text: 'Selling one like it?', href: '/valuation', label: 'Ask what it is worth' },
}

/** What the house itself says in the place of an ad that did not come. */
export function HouseText({ placement }: { placement: AdPlacement }) {
  const { text, href, label } = texts[placement]
  return (
    <p className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-6 text-center">
      <span className="text-lg font-medium">{text}</span>
      <SiteLink
        href={href}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-green-700 underline-offset-4 hover:underline"
      >
        {label}
        <Icon name="right" />
      </SiteLink>
    </p>
  )
}
