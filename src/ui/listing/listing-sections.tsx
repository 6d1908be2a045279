import { Check } from 'lucide-react'
import { FloorPlans } from '../gallery/floor-plans.tsx'
import { RichText } from '../rich-text.tsx'
import { site } from '../site-settings.ts'
import { Part } from '../titled-section.tsx'
import { Video } from '../video.tsx'
import { WhereItIs } from '../where-it-is.tsx'
import { AreaPrice } from './area-price.tsx'
import { Calculator } from './calculator.tsx'
import type { Listing } from './listing.ts'

/** The parts of a listing's page below its facts, each only when there is something to show. */
export function ListingSections({ listing }: { listing: Listing }) {
  const { approval, areaPrice, features, floorPlans, videos, price, purpose, status } = listing
  const canBeBought = purpose === 'sale' && status === 'published' && price > 0
  return (
    <div className="space-y-10">
      <Part title="Description">
        <RichText html={listing.description} />
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
      {approval && (
        <Part title="Approval">
          <p>{approvalText(approval)}</p>
        </Part>
      )}
      {areaPrice && (
        <Part title="Against its area">
          <AreaPrice listing={listing} price={areaPrice} />
        </Part>
      )}
      {floorPlans.length > 0 && (
        <Part title="Floor plans">
          <FloorPlans plans={floorPlans} title={listing.title} />
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
      {site().maps && (
        <Part title="Where it is" className="print:hidden">
          <WhereItIs place={listing} />
        </Part>
      )}
      {canBeBought && (
        <Part title="In instalments" className="print:hidden">
          <Calculator price={price} />
        </Part>
      )}
    </div>
  )
}

function approvalText({ status, authority, number, reason }: NonNullable<Listing['approval']>): string {
  if (status === 'not required') return `None is required: ${reason}`
  if (status === 'in process') return `With ${authority}, not approved yet`
  return `Approved by ${authority}, NOC ${number}`
}
