import { typeLabel, typeOf } from '#contract/listings/property.ts'
import { formatNumber } from '#messages/format-number.ts'
import { areaPage as t } from '#messages/site.ts'
import { Part } from '#ui/titled-section.tsx'
import type { AreaReport } from './area-data.ts'
import { Cells } from './cells.tsx'

/** What is asked for a square foot, by purpose and type, each with its subtypes. */
export function Prices({ report: { prices, subtypePrices } }: { report: AreaReport }) {
  if (prices.length === 0) return null
  const rows = prices.flatMap(({ type, ...price }) => [
    { ...price, kind: type },
    ...subtypePrices
      .filter(({ purpose, subtype }) => purpose === price.purpose && typeOf(subtype) === type)
      .map(({ subtype, ...ofSubtype }) => ({ ...ofSubtype, kind: subtype })),
  ])
  return (
    <Part title={t.prices}>
      <p className="mb-3 text-muted">{t.pricesText}</p>
      <Cells
        caption={t.prices}
        heads={[t.type, t.median, t.likely, t.samples]}
        rows={rows.map(({ purpose, kind, median, low, high, sample }) => ({
          key: `${purpose}/${kind}`,
          name: t.kind({ type: typeLabel(kind), purpose: t.purposes[purpose] }),
          cells: [
            <span key="median" className="whitespace-nowrap">
              {(purpose === 'rent' ? t.perSquareFootMonth : t.perSquareFoot)({
                amount: formatNumber(median),
              })}
            </span>,
            t.range({ from: formatNumber(low), to: formatNumber(high) }),
            sample,
          ],
        }))}
      />
    </Part>
  )
}

/** How large what is on offer is. */
export function Sizes({ report: { sizes } }: { report: AreaReport }) {
  if (sizes.length === 0) return null
  return (
    <Part title={t.sizes}>
      {sizes.map(({ type, low, median, high, sample }) => (
        <p key={type} className="mb-1.5">
          {t.sizesText({
            type: typeLabel(type),
            low: formatNumber(low),
            median: formatNumber(median),
            high: formatNumber(high),
            count: sample,
          })}
        </p>
      ))}
    </Part>
  )
}

/** How long a sale takes, and what a rent brings. */
export function Market({ report: { timeOnMarket, yield: gross } }: { report: AreaReport }) {
  if (!timeOnMarket && !gross) return null
  return (
    <Part title={t.market}>
      {timeOnMarket && (
        <p className="mb-1.5">{t.days({ days: timeOnMarket.days, count: timeOnMarket.sample })}</p>
      )}
      {gross && (
        <p>
          {t.yield({
            percent: gross.percent,
            type: t.types[gross.type],
            sales: gross.sales,
            rents: gross.rents,
          })}
        </p>
      )}
    </Part>
  )
}
