import { valuationMethodPath } from '#contract/paths.ts'
import { formatAmount } from '#contract/text/money.ts'
import { areaPrice, priceComparison as t } from '#messages/common.ts'
import { formatDate } from '../format-date.ts'
import { SiteLink } from '../site-link.tsx'
import type { Listing } from './listing.ts'

/** What is asked here against what similar properties are likely to be asked at, with their number and the date. */
export function PriceComparison({
  listing,
  comparison: { percent, likely, cases, comparedOn },
}: {
  listing: Listing
  comparison: NonNullable<Listing['priceComparison']>
}) {
  return (
    <div className="rounded-panel border border-line p-5 md:p-6">
      <p className="text-lg font-medium">{verdict(percent)}</p>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-muted">{areaPrice.own}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{formatAmount(listing.price)}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted">{t.likely}</dt>
          <dd className="font-semibold whitespace-nowrap tabular-nums">{formatAmount(likely)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {t.basis({ cases, date: formatDate(comparedOn) })}{' '}
        <SiteLink href={valuationMethodPath} className="underline underline-offset-4">
          {t.method}
        </SiteLink>
      </p>
    </div>
  )
}

function verdict(percent: number): string {
  if (percent === 0) return t.equal
  return percent > 0 ? t.above({ percent }) : t.below({ percent: -percent })
}
