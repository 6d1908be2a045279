import type { ReactNode } from 'react'
import { toSquareFeet } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { valuationMethodPath } from '#contract/paths.ts'
import { convertPrice } from '#contract/places/price-unit.ts'
import { formatAmount, formatAmountRange } from '#contract/text/money.ts'
import { formatNumber } from '#messages/format-number.ts'
import { estimateScreen as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format-date.ts'
import { formatKnownDate } from '#ui/format-known-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { SizeInSquareFeet } from '#ui/size.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { UnitChoice } from '../../units/static-choices.ts'
import { placeLabel } from './choose-place.ts'
import type { Answered, NotEnough, Result, Subject } from './estimate-data.ts'
import { atSize, margin, onAxis } from './range-axis.ts'

/** The answer: what the property may be worth, how sure that is and why; or that there is not enough evidence. */
export function EstimateResult({ result }: { result: Result }) {
  const { estimate, subject } = result
  return (
    <section
      aria-labelledby="estimate"
      className="rounded-panel border border-line bg-white p-5 shadow-raised md:p-8"
    >
      {estimate.enough ? (
        <Figure estimate={estimate} result={result} />
      ) : (
        <NoFigure estimate={estimate} subject={subject} />
      )}
    </section>
  )
}

/** '10 Marla House in F-7, Islamabad'. */
export function subjectLabel({ size, type, place }: Subject): string {
  return t.of({ size: formatSize(size), type: typeLabel(type), place: placeLabel(place) })
}

function Figure({ estimate, result }: { estimate: Answered; result: Result }) {
  const { subject, other, accuracy } = result
  const { likely, low, high, certainty, halfWidth, cases, casesInArea, asOf, unit, perUnit, marlaBasis } =
    estimate
  const sqft = toSquareFeet(subject.size.value, subject.size.unit, marlaBasis)
  const percent = Math.round(halfWidth * 100)
  const measured = accuracy?.purposes.find(({ purpose }) => purpose === subject.purpose)
  return (
    <>
      <h2 id="estimate" data-answer tabIndex={-1} className="text-lg text-muted outline-none">
        {t.heading[subject.purpose]}
      </h2>
      <p className="mt-1 text-4xl font-semibold tracking-tight text-green-800 tabular-nums md:text-[3.25rem] ltr:md:leading-tight">
        {formatAmount(likely)}
      </p>
      <p className="mt-2">
        {subjectLabel(subject)} <SizeInSquareFeet size={{ ...subject.size, sqft, marlaBasis }} />
      </p>
      <RangeAxis estimate={estimate} sqft={sqft} />
      <p className="font-medium">{t.range({ range: formatAmountRange(low, high) })}</p>
      <p className="text-muted">
        {t.rangeText} {t.marks}
      </p>
      <div className="mt-5 flex items-start gap-3 rounded-card bg-sand px-4 py-3">
        <Meter certainty={certainty} />
        <p>
          <span className="font-medium">{t.certainty[certainty]}</span>{' '}
          {t.certaintyText[certainty]({ percent })}{' '}
          {t.basis({ cases, inArea: formatNumber(casesInArea), date: formatKnownDate(asOf) })}
        </p>
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        <Fact
          label={
            <InUnits usual={unit}>
              {(one) => (subject.purpose === 'sale' ? t.perUnit : t.rentPerUnit)[one]}
            </InUnits>
          }
          value={
            <InUnits usual={unit}>
              {(one) => formatAmount(convertPrice(perUnit, { from: unit, to: one, marlaBasis }))}
            </InUnits>
          }
          text={t.caseCount({ cases, date: formatKnownDate(asOf) })}
        />
        {other?.enough && <OtherWay estimate={estimate} other={other} purpose={subject.purpose} />}
      </dl>
      <UnitChoice id="estimate-unit" className="mt-5" />
      <div className="mt-6 stack-2 border-t border-line pt-5 text-sm text-muted">
        <p>{t.asking}</p>
        <p>
          {measured &&
            accuracy?.measuredOn &&
            `${t.accuracy[subject.purpose]({
              percent: formatNumber(measured.medianError * 100, 1),
              cases: formatNumber(measured.cases),
              date: formatDate(accuracy.measuredOn),
            })} `}
          <MethodLink />
        </p>
      </div>
    </>
  )
}

export function MethodLink() {
  return (
    <SiteLink href={valuationMethodPath} className="text-green-700 underline underline-offset-4">
      {t.method}
    </SiteLink>
  )
}

/** The rent beside a price or the price beside a rent, and what a year's rent is of the price. */
function OtherWay({
  estimate,
  other,
  purpose,
}: {
  estimate: Answered
  other: Answered
  purpose: Subject['purpose']
}) {
  const [price, rent] = purpose === 'sale' ? [estimate, other] : [other, estimate]
  const { likely, low, high, cases, asOf } = other
  const newest = [price.asOf, rent.asOf].sort().at(-1) ?? asOf
  return (
    <>
      <Fact
        label={t.heading[purpose === 'sale' ? 'rent' : 'sale']}
        value={formatAmount(likely)}
        text={`${formatAmountRange(low, high)}. ${t.caseCount({ cases, date: formatKnownDate(asOf) })}`}
      />
      <Fact
        label={t.yield}
        value={t.yieldValue({ percent: formatNumber(((rent.likely * 12) / price.likely) * 100, 1) })}
        text={t.yieldText({ prices: price.cases, rents: rent.cases, date: formatKnownDate(newest) })}
      />
    </>
  )
}

function Fact({ label, value, text }: { label: ReactNode; value: ReactNode; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <span className="block text-xl font-semibold tabular-nums">{value}</span>
        <span className="block text-sm text-muted">{text}</span>
      </dd>
    </div>
  )
}

/** The range on an axis, with what the properties that count most would cost at this size; the text says the range. */
function RangeAxis({ estimate, sqft }: { estimate: Answered; sqft: number }) {
  const { low, likely, high, unit, marlaBasis, comparables } = estimate
  const percent = (price: number) => `${(onAxis(price, { low, high }) * 100).toFixed(1)}%`
  return (
    <div aria-hidden="true" className="mt-7 mb-4 forced-color-adjust-none">
      <div className="relative mx-1.5 h-9 border-b-2 border-line">
        <div
          style={{ insetInline: `${margin * 100}%` }}
          className="absolute inset-y-0 rounded-t-input bg-green-100"
        />
        {comparables.map(({ perUnit }, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of an answer never move
            key={at}
            style={{ insetInlineStart: percent(atSize(perUnit, { unit, sqft, marlaBasis })) }}
            className="absolute -bottom-[7px] size-3 -ms-1.5 rounded-full border-2 border-white bg-green-700"
          />
        ))}
        <div
          style={{ insetInlineStart: percent(likely) }}
          className="absolute -inset-y-1 w-1 -ms-0.5 rounded-full bg-green-800"
        />
      </div>
      <div className="mt-2.5 flex justify-between gap-2 text-center text-sm font-medium tabular-nums">
        {[low, high].map((end) => (
          <span key={end} className="w-2/5">
            {formatAmount(end)}
          </span>
        ))}
      </div>
    </div>
  )
}

const bars = { low: 1, medium: 2, high: 3 }

function Meter({ certainty }: { certainty: Answered['certainty'] }) {
  return (
    <span aria-hidden="true" className="mt-1 flex h-5 shrink-0 items-end gap-0.5 forced-color-adjust-none">
      {['h-2', 'h-3.5', 'h-5'].map((height, at) => (
        <span
          key={height}
          className={`w-1.5 rounded-sm ${height} ${at < bars[certainty] ? 'bg-green-700' : 'bg-line'}`}
        />
      ))}
    </span>
  )
}

function NoFigure({ estimate: { reason, cases, on }, subject }: { estimate: NotEnough; subject: Subject }) {
  const reasons: Readonly<Record<NotEnough['reason'], ReactNode>> = {
    noEvidence: t.reasons.noEvidence,
    unknownSize: t.reasons.unknownSize,
    unknownRooms: t.reasons.unknownRooms,
    fewComparables: t.reasons.fewComparables({ cases }),
    oldEvidence: t.reasons.oldEvidence,
    uncertain: t.reasons.uncertain({ cases: formatNumber(cases) }),
  }
  return (
    <>
      <h2 id="estimate" data-answer tabIndex={-1} className="text-2xl outline-none">
        {t.notEnough}
      </h2>
      <p className="mt-2 text-muted">{subjectLabel(subject)}</p>
      <p className="mt-4">
        {reasons[reason]} {t.knownOn({ date: formatDate(on) })}
      </p>
      <p className="mt-2">{t.askAgent}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href="#agent" className={buttonClass({ variant: 'main' })}>
          {t.toAgent}
        </a>
        <MethodLink />
      </div>
    </>
  )
}
