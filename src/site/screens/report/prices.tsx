import type { ReactNode } from 'react'
import type { SizeUnit } from '#contract/listings/property.ts'
import { type Measure, usualPriceUnit } from '#contract/places/price-unit.ts'
import { perUnitText } from '#contract/places/price-unit-text.ts'
import { areasByKind, kindName, leftOutWords, measureOf, priceWords } from '#contract/reports/report-words.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { UnitChoice } from '../../units/static-choices.ts'
import { linkTo } from '../area/area-data.ts'
import { Cells } from '../area/cells.tsx'
import type { Report } from './report-data.ts'

/** What was asked in the whole city, by purpose and type. */
export function CityPrices({ report }: { report: Report }) {
  const measure = measureOf(report)
  return (
    <Part title={t.prices}>
      <p className="mb-3 max-w-[46em] text-muted">{t.pricesText}</p>
      <UnitChoice id="report-unit" className="mb-3" />
      <Cells
        caption={t.prices}
        heads={[t.property, t.median, t.previous, t.yearBefore]}
        rows={report.prices.map((price) =>
          row({ key: `${price.purpose}/${price.type}`, name: kindName(price), price, measure }),
        )}
      />
    </Part>
  )
}

/** The same for each area, and which areas are left out. */
export function AreaPrices({ report }: { report: Report }) {
  const leftOut = leftOutWords(report)
  const { unit } = measureOf(report)
  return (
    <>
      {areasByKind(report).map((kind) => (
        <Part key={kindName(kind)} title={t.byArea({ kind: kindName(kind) })}>
          <Cells
            caption={t.byArea({ kind: kindName(kind) })}
            heads={[t.area, t.median, t.previous, t.yearBefore]}
            rows={kind.areas.map(({ name, page, marlaBasis, price }, at) =>
              row({
                key: `${at} ${name}`,
                name: page ? <AreaLink page={page} /> : name,
                price,
                measure: { unit, marlaBasis },
              }),
            )}
          />
        </Part>
      ))}
      {leftOut.map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
    </>
  )
}

type Price = Report['prices'][number]

function row({
  key,
  name,
  price,
  measure,
}: {
  key: string
  name: ReactNode
  price: Price
  measure: Measure
}) {
  const usual = usualPriceUnit(price.type, measure)
  const { previous, yearBefore } = priceWords(price, { ...measure, unit: usual })
  return {
    key,
    name,
    cells: [
      <InUnits key="median" usual={usual}>
        {(unit) => <Median price={price} per={{ ...measure, unit }} />}
      </InUnits>,
      <Change key="previous" since={previous} />,
      <Change key="year" since={yearBefore} />,
    ],
  }
}

function Median({ price, per }: { price: Price; per: { unit: SizeUnit; marlaBasis: number } }) {
  const { median, range, sample } = priceWords(price, per)
  return (
    <>
      {median} <span className="text-sm text-muted">{perUnitText(per.unit, price.purpose)}</span>
      <span className="block text-sm text-muted">{range}</span>
      <span className="block text-sm text-muted">{t.priceCount({ count: sample })}</span>
    </>
  )
}

function Change({ since }: { since: ReturnType<typeof priceWords>['previous'] }) {
  if (!since) return t.none
  return (
    <>
      {since.change}
      <span className="block text-sm text-muted">{t.priceCount({ count: since.sample })}</span>
    </>
  )
}

function AreaLink({ page }: { page: NonNullable<Report['areas'][number]['page']> }) {
  return (
    <SiteLink
      href={linkTo(page)}
      className="tap-link font-medium text-green-700 underline underline-offset-4"
    >
      {page.name}
    </SiteLink>
  )
}
