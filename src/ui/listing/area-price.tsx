import { typeLabel } from '#contract/listings/property.ts'
import { Price } from '../price.tsx'
import { compareWithArea } from './area-comparison.ts'
import type { Listing } from './listing.ts'

/** What a marla or a square foot costs here against the median of the area. */
export function AreaPrice({
  listing,
  price,
}: {
  listing: Listing
  price: NonNullable<Listing['areaPrice']>
}) {
  const { verdict, own, median } = compareWithArea(price)
  const per = price.unit === 'marla' ? 'per marla' : 'per sq ft'
  return (
    <div className="rounded-panel border border-line p-5 md:p-6">
      <p className="text-lg font-medium">{verdict}</p>
      <div aria-hidden="true" className="relative mt-4 h-2.5 rounded-full bg-line">
        <span
          className="absolute inset-y-0 rounded-full bg-green-300"
          style={{
            insetInlineStart: `${Math.min(own, median)}%`,
            insetInlineEnd: `${100 - Math.max(own, median)}%`,
          }}
        />
        <span
          className="absolute inset-y-0 -ms-px w-0.5 bg-muted"
          style={{ insetInlineStart: `${median}%` }}
        />
        <span
          className="absolute -top-1 -ms-0.75 h-4.5 w-1.5 rounded-full bg-green-700"
          style={{ insetInlineStart: `${own}%` }}
        />
      </div>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-muted">This one</dt>
          <dd>
            <Price pkr={price.own} className="text-sm" /> {per}
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">Median of the area</dt>
          <dd>
            <Price pkr={price.median} className="text-sm" /> {per}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        From {price.sample} {typeLabel(listing.subtype).toLowerCase()} listings for {listing.purpose} in{' '}
        {price.area.name}.
      </p>
    </div>
  )
}
