import { CampaignFields } from '#contract/admin/ads.ts'
import { type AdPlacement, adPlacements } from '#contract/ads/ad-slots.ts'
import { adminAds as t } from '#messages/admin.ts'
import { AdCard } from '#ui/ads/ad-card.tsx'
import type { Values } from '../collections/field-spec.ts'
import { Panel } from '../components/screen.tsx'
import { placementNames } from './labels.ts'

/** As wide and as high as it is on the site. */
const boxes: Record<AdPlacement, string> = {
  home_band: 'h-92 rounded-panel md:h-56',
  search_cards: 'h-106 rounded-card sm:h-56',
  listing_side: 'h-36 w-full max-w-[380px] rounded-panel lg:h-84',
}

const shown = CampaignFields.pick({
  advertiser: true,
  headline: true,
  text: true,
  link: true,
  alt: true,
}).strip()

/** The ad in each of its places, with what is typed so far. */
export function AdPreview({ values }: { values: Values }) {
  const read = shown.safeParse(values)
  const { image, placements } = values
  const places = adPlacements.filter((one) => Array.isArray(placements) && placements.includes(one))
  return (
    <Panel title={t.preview}>
      {!read.success || typeof image !== 'string' || places.length === 0 ? (
        <p className="text-muted">{t.previewHelp}</p>
      ) : (
        <div className="stack-6">
          {places.map((placement) => (
            <figure key={placement}>
              <figcaption className="mb-2 text-sm text-muted">{placementNames[placement]}</figcaption>
              <div className={boxes[placement]}>
                <AdCard placement={placement} ad={{ ...read.data, image }} />
              </div>
            </figure>
          ))}
        </div>
      )}
    </Panel>
  )
}
