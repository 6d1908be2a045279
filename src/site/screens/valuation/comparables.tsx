import { convertSize } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { listingPath } from '#contract/paths.ts'
import { convertPrice } from '#contract/places/price-unit.ts'
import { formatAmount } from '#contract/text/money.ts'
import { estimateScreen as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { formatKnownDate } from '#ui/format-known-date.ts'
import { ScrollBox } from '#ui/scroll-box.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import type { Answered, Subject } from './estimate-data.ts'

type Comparable = Answered['comparables'][number]

/** The properties that count most, as a table. */
export function Comparables({ estimate, subject }: { estimate: Answered; subject: Subject }) {
  const { comparables, unit, cases, marlaBasis } = estimate
  const sizeOf = ({ sqft }: Comparable) =>
    formatSize(convertSize({ value: sqft, unit: 'sqft' }, subject.size.unit, marlaBasis))
  return (
    <ScrollBox label={t.comparables}>
      <table className="w-full text-start">
        <caption className="max-w-[46em] pb-3 text-start text-muted">
          {t.comparablesText({ count: comparables.length, cases })}
        </caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-normal">
              {t.columns.property}
            </th>
            <th scope="col" className="px-2 py-2 text-start font-normal md:px-3">
              {t.columns.date}
            </th>
            <th scope="col" className="py-2 ps-2 text-end font-normal">
              <InUnits usual={unit}>{(one) => t.columns.price[one]}</InUnits>
            </th>
          </tr>
        </thead>
        <tbody>
          {comparables.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer never move
            <tr key={at} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-2 text-start font-normal">
                <span className="font-medium">
                  {one.beds ? t.ofBeds({ size: sizeOf(one), beds: one.beds }) : sizeOf(one)}
                </span>
                <Where one={one} />
              </th>
              <td className="px-2 py-3 whitespace-nowrap tabular-nums md:px-3">
                {formatKnownDate(one.date)}
              </td>
              <td className="py-3 ps-2 text-end tabular-nums">
                <span className="whitespace-nowrap">
                  <InUnits usual={unit}>
                    {(to) => formatAmount(convertPrice(one.perUnit, { from: unit, to, marlaBasis }))}
                  </InUnits>
                </span>
                <span className="block text-sm whitespace-nowrap text-muted">
                  {t.total({ amount: formatAmount(one.price) })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Where({ one: { area, listing } }: { one: Comparable }) {
  return (
    <span className="block text-sm text-muted">
      {area && <span lang={contentLang(area)}>{area}</span>}
      {listing !== null && (
        <SiteLink
          href={listingPath(listing)}
          className="block py-1 text-green-700 underline underline-offset-4"
        >
          {t.onOffer({ id: listing })}
        </SiteLink>
      )}
    </span>
  )
}
