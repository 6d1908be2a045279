import { Check } from 'lucide-react'
import { areaPath, costsOfListingPath } from '#contract/paths.ts'
import { slug } from '#contract/text/slugs.ts'
import { areaPrice as areaTexts, listing as t } from '#messages/common.ts'
import { contentLang } from '../content-lang.ts'
import { FloorPlans } from '../gallery/floor-plans.tsx'
import type { NearbyOf } from '../nearby/nearby.tsx'
import { RichText } from '../rich-text.tsx'
import { SiteLink } from '../site-link.tsx'
import { site } from '../site-settings.ts'
import { Part } from '../titled-section.tsx'
import { Video } from '../video.tsx'
import { WhereItIs } from '../where-it-is.tsx'
import { approvalText } from './approval-text.ts'
import { AreaPrice } from './area-price.tsx'
import { Calculator } from './calculator.tsx'
import { type Listing, typeOfListing } from './listing.ts'
import { PriceComparison } from './price-comparison.tsx'

/** The parts of a listing's page below its facts, each only when there is something to show. */
export function ListingSections({
  listing,
  nearby,
}: {
  listing: Listing
  /** The listing whose nearby places are shown; undefined for a listing without a page. */
  nearby?: NearbyOf
}) {
  const { approval, areaPrice, priceComparison, features, floorPlans, videos, price, purpose, status } =
    listing
  const canBeBought = purpose === 'sale' && status === 'published' && price > 0
  return (
    <div className="stack-10">
      {listing.description && (
        <Part title={t.description}>
          <RichText html={listing.description} />
        </Part>
      )}
      {features.length > 0 && (
        <Part title={t.features}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-x-6 gap-y-2.5">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-green-700" />
                <span lang={contentLang(feature)}>{feature}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {approval && (
        <Part title={t.approval}>
          <p>{approvalText(approval)}</p>
        </Part>
      )}
      {(priceComparison || areaPrice) && (
        <Part title={areaTexts.title}>
          {/* One verdict alone: the median of the area does not know of size, rooms and date, and might say another. */}
          {priceComparison ? (
            <PriceComparison listing={listing} comparison={priceComparison} />
          ) : (
            areaPrice && <AreaPrice listing={listing} price={areaPrice} />
          )}
        </Part>
      )}
      {floorPlans.length > 0 && (
        <Part title={t.floorPlans[typeOfListing(listing)]}>
          <FloorPlans plans={floorPlans} title={listing.title} />
        </Part>
      )}
      {videos.length > 0 && (
        <Part title={t.videos} className="print:hidden">
          <div className="stack-4">
            {videos.map((video) => (
              <Video key={video.url} {...video} />
            ))}
          </div>
        </Part>
      )}
      {site().maps && (
        <Part title={t.location} className="print:hidden">
          <WhereItIs place={listing} {...(nearby && { nearby })} />
        </Part>
      )}
      {canBeBought && (
        <Part title={t.calculator} className="print:hidden">
          <Calculator price={price} />
        </Part>
      )}
      {nearby && listing.area.id !== null && (
        <SiteLink
          href={areaPath({
            id: listing.area.id,
            english_name: listing.inEnglish?.area ?? listing.area.name,
            city_slug: slug((listing.inEnglish?.city ?? listing.city.name).toLowerCase()),
          })}
          className="tap-link mt-4 me-6 inline-block font-medium text-green-700 underline underline-offset-4 print:hidden"
        >
          {t.areaFacts({ area: listing.area.name })}
        </SiteLink>
      )}
      {nearby && status === 'published' && price > 0 && (
        <SiteLink
          href={costsOfListingPath(listing.id)}
          className="tap-link mt-4 me-6 inline-block font-medium text-green-700 underline underline-offset-4 print:hidden"
        >
          {t.costs}
        </SiteLink>
      )}
      {nearby && canBeBought && (
        <SiteLink
          href="/overseas"
          className="tap-link mt-4 inline-block font-medium text-green-700 underline underline-offset-4 print:hidden"
        >
          {t.abroad}
        </SiteLink>
      )}
    </div>
  )
}
