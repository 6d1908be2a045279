import { squareFeetPer } from '#contract/listings/convert-size.ts'
import { defaultMarlaBasis } from '#contract/listings/property.ts'
import { pricePerText } from '#contract/places/price-unit-text.ts'
import { areaPrice as t } from '#messages/common.ts'
import { formatDate } from '../format-date.ts'
import { InUnits } from '../units/in-units.tsx'
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
  const marlaBasis = listing.size?.marlaBasis ?? defaultMarlaBasis
  const feet = squareFeetPer(price.unit, marlaBasis)
  const rate = (pkr: number) => (
    <InUnits usual={price.unit}>{(unit) => pricePerText(pkr / feet, { unit, marlaBasis })}</InUnits>
  )
  return (
    <div className="rounded-panel border border-line p-5 md:p-6">
      <p className="text-lg font-medium">{verdict}</p>
      <div aria-hidden="true" className="relative mt-4 h-2.5 rounded-full bg-line forced-color-adjust-none">
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
          <dt className="text-muted">{t.own}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{rate(price.own)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">{t.median}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{rate(price.median)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {t.basis[listing.purpose ?? 'sale']({
          ...{ count: price.sample, area: price.area.name, date: formatDate(price.on) },
        })}
      </p>
    </div>
  )
}
