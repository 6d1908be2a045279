import { formatAmount } from '#contract/text/money.ts'
import { costs as labels } from '#messages/common.ts'
import { costsScreen as t } from '#messages/site.ts'
import { contentLang } from '#ui/content-lang.ts'
import { ForeignPrice } from '#ui/foreign-price.tsx'
import { formatDate } from '#ui/format-date.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { rupees } from '../book/booking-labels.ts'
import { type CostsQuery, costsAddress } from './costs-address.ts'
import type { Costs } from './costs-data.ts'
import { missingCharges } from './missing-charges.ts'

type Side = Costs['sides'][number]
type Line = Side['lines'][number]

/** What each side pays, charge by charge, with the source of each rate. */
export function CostsTables({ costs, query }: { costs: Costs; query: CostsQuery }) {
  return (
    <div className="stack-10">
      {costs.sides.map((side, at) => (
        <SideTable key={side.payer} side={side} costs={costs} query={query} isFirst={at === 0} />
      ))}
    </div>
  )
}

function SideTable({
  side,
  costs,
  query,
  isFirst,
}: {
  side: Side
  costs: Costs
  query: CostsQuery
  isFirst: boolean
}) {
  const { payer, lines, transferFee, total, isWhole } = side
  const date = formatDate(costs.on)
  const whole = payer === 'seller' ? costs.price - total : costs.price + total
  return (
    <section aria-labelledby={`costs-of-${payer}`}>
      <h2
        id={`costs-of-${payer}`}
        {...(isFirst && { 'data-answer': true, tabIndex: -1 })}
        className="text-2xl outline-none"
      >
        {t.sides[payer]}
      </h2>
      <p className="mt-1 text-sm text-muted">{t.onDay({ date })}</p>
      <table className="mt-4 w-full text-start">
        <caption className="sr-only">{t.caption({ side: t.sides[payer], date })}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-normal">
              {t.charge}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-normal">
              {t.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.charge} line={line} query={query} />
          ))}
          {transferFee > 0 && (
            <tr className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-3 text-start font-normal">
                {t.transferFeeRow}
              </th>
              <td className="py-3 ps-3 text-end tabular-nums">
                {rupees(transferFee)}
                <ForeignPrice pkr={transferFee} plain />
              </td>
            </tr>
          )}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-t-2 border-ink align-top">
            <th scope="row" className="py-3 pe-3 text-start">
              {isWhole ? t.total : t.totalWithout({ charges: missingCharges(side) })}
            </th>
            <td className="py-3 ps-3 text-end tabular-nums">
              {rupees(total)}
              <ForeignPrice pkr={total} plain />
            </td>
          </tr>
          {costs.purpose === 'sale' && isWhole && (
            <tr className="align-top">
              <th scope="row" className="pe-3 text-start font-normal text-muted">
                {payer === 'seller' ? t.leftOver : t.withPrice}
              </th>
              <td className="ps-3 text-end font-normal text-muted tabular-nums">
                {formatAmount(whole)}
                <ForeignPrice pkr={whole} plain />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  )
}

function LineRow({ line, query }: { line: Line; query: CostsQuery }) {
  const { charge, amount, atLeast } = line
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pe-3 text-start font-normal">
        <span className="font-medium">{labels.charges[charge]}</span>
        <span className="mt-0.5 block text-sm text-muted">
          {line.table ? <Source line={line} table={line.table} /> : <NotKnown line={line} query={query} />}
        </span>
      </th>
      <td className="py-3 ps-3 text-end tabular-nums">
        {amount === null ? '–' : atLeast ? t.atLeast({ amount: rupees(amount) }) : rupees(amount)}
        <ForeignPrice pkr={amount ?? 0} plain />
      </td>
    </tr>
  )
}

function Source({ line, table }: { line: Line; table: NonNullable<Line['table']> }) {
  const { validFrom, validUntil, source, sourceUrl } = table
  const from = formatDate(validFrom)
  return (
    <Rich
      parts={t.rateSource({
        rate: rateText(line),
        source,
        link: (name) =>
          sourceUrl ? (
            <a
              href={sourceUrl}
              rel="noopener"
              lang={contentLang(source)}
              className="underline underline-offset-4"
            >
              {name}
            </a>
          ) : (
            <span lang={contentLang(source)}>{name}</span>
          ),
        period: validUntil ? t.between({ from, until: formatDate(validUntil) }) : t.since({ from }),
      })}
    />
  )
}

function rateText({ unit, rate }: Line): string {
  const number = rate ?? 0
  if (unit === 'months') return t.months({ rate: number })
  return unit === 'percent' ? t.percent({ rate: number }) : t.percentOfGain({ rate: number })
}

/** A charge without a rate in force is in no sum, and says so. */
function NotKnown({ line: { endedOn }, query }: { line: Line; query: CostsQuery }) {
  if (endedOn === null) return t.notKnown
  return (
    <>
      {t.endedOn({ date: formatDate(endedOn) })}{' '}
      <SiteLink href={costsAddress({ ...query, on: endedOn })} className="underline underline-offset-4">
        {t.showEnded}
      </SiteLink>
    </>
  )
}
