import { Check } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { hideWebsites, sanitizeHtml } from '#contract/html.ts'
import { ListingCard } from '../../ui/listing-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Video } from '../../ui/video.tsx'
import { WhenNear } from '../../ui/when-near.tsx'
import { AreaPrice } from './area-price.tsx'
import { Calculator } from './calculator.tsx'
import type { Listing } from './route.tsx'

const PlaceMap = lazy(() => import('../../ui/map/place-map.tsx'))

/** The parts of a listing's page below its facts, each only when there is something to show. */
export function ListingSections({ listing }: { listing: Listing }) {
  const { areaPrice, features, floorPlans, videos, price, purpose, status } = listing
  const canBeBought = purpose === 'sale' && status === 'published' && price > 0
  return (
    <div className="space-y-10">
      <Part title="Description">
        <Description html={listing.description} />
      </Part>
      {features.length > 0 && (
        <Part title="Features">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-x-6 gap-y-2.5">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-green-700" />
                {feature}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {areaPrice && (
        <Part title="Against its area">
          <AreaPrice listing={listing} price={areaPrice} />
        </Part>
      )}
      {floorPlans.length > 0 && (
        <Part title="Floor plans">
          <ul className="grid gap-4 md:grid-cols-2">
            {floorPlans.map((plan) => (
              <li key={plan.url}>
                <Picture
                  src={plan.url}
                  alt={plan.alt}
                  width={plan.width}
                  height={plan.height}
                  standIn="property"
                  place="large"
                  sizes="(width < 768px) 100vw, 400px"
                  className="aspect-4/3 w-full rounded-card border border-line bg-white! object-contain!"
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {videos.length > 0 && (
        <Part title="Videos" className="print:hidden">
          <div className="space-y-4">
            {videos.map((video) => (
              <Video key={video.url} {...video} />
            ))}
          </div>
        </Part>
      )}
      <Part title="Where it is" className="print:hidden">
        <WhenNear className="relative h-72 overflow-hidden rounded-panel bg-[#eef2ec] md:h-80">
          {() => (
            <Suspense>
              <PlaceMap place={listing} />
            </Suspense>
          )}
        </WhenNear>
      </Part>
      {canBeBought && (
        <Part title="In instalments" className="print:hidden">
          <Calculator price={price} />
        </Part>
      )}
    </div>
  )
}

export function Part({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <section className={className}>
      <h2 className="mb-3.5 text-xl">{title}</h2>
      {children}
    </section>
  )
}

const hasMarkup = /<(?:p|br|ul|ol|li|div)\b/i

function Description({ html }: { html: string }) {
  const safe = hideWebsites(sanitizeHtml(html))
  return (
    <div
      className={`max-w-[40em] text-pretty [&_li]:mb-1 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-4 [&_p:last-child]:mb-0 [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:pl-5 ${hasMarkup.test(html) ? '' : 'whitespace-pre-line'}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built by the contract's sanitizer from escaped text and bare tags
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

export function Similar({ listings, title }: { listings: Listing['similar']; title: string }) {
  if (listings.length === 0) return null
  return (
    <section className="pb-16 print:hidden">
      <h2 className="mb-6 text-3xl">{title}</h2>
      <ul className="grid gap-4 max-md:-mx-4 max-md:auto-cols-[min(84%,340px)] max-md:grid-flow-col max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 md:grid-cols-2 md:gap-6 nav:grid-cols-4">
        {listings.slice(0, 4).map((listing) => (
          <li key={listing.id} className="min-w-0 snap-start">
            <ListingCard
              listing={listing}
              sizes="(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 300px"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
