import { fromSquareFeet } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { type SizeUnit, type Subtype, typeLabel, typeOf } from '#contract/listings/property.ts'
import { type Measure, pricePerUnit, usualPriceUnit } from '#contract/places/price-unit.ts'
import { perUnitAmount, perUnitText } from '#contract/places/price-unit-text.ts'
import { formatAmount } from '#contract/text/money.ts'
import { areaPage as t } from '#messages/site.ts'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { unitClass } from '#ui/units/unit-class.ts'
import { UnitChoice } from '../../units/static-choices.ts'
import { type AreaReport, measureOf } from './area-data.ts'
import { Cells } from './cells.tsx'

type PriceFigure = AreaReport['prices'][number]

/** The figure of a type, or of one of its subtypes. */
type KindFigure = PriceFigure & { subtype?: Subtype }

/** What is asked per unit of area, by purpose and type, each with its subtypes. */
export function Prices({ report: { area, prices, subtypePrices } }: { report: AreaReport }) {
  if (prices.length === 0) return null
  const measure = measureOf(area)
  const rows = prices.flatMap((price): KindFigure[] => [
    price,
    ...subtypePrices
      .filter(({ purpose, subtype }) => purpose === price.purpose && typeOf(subtype) === price.type)
      .map((ofSubtype) => ({ ...ofSubtype, type: price.type })),
  ])
  return (
    <Part title={t.prices}>
      <p className="mb-3 text-muted">{t.pricesText}</p>
      <UnitChoice id="area-unit" className="mb-3" />
      <Cells
        caption={t.prices}
        heads={[t.type, t.median, t.likely, t.samples]}
        rows={rows.map((figure) => ({
          key: `${figure.purpose}/${figure.subtype ?? figure.type}`,
          name: t.kind({
            type: typeLabel(figure.subtype ?? figure.type),
            purpose: t.purposes[figure.purpose],
          }),
          cells: [
            <Median key="median" figure={figure} measure={measure} />,
            <InUnits key="likely" usual={usualPriceUnit(figure.type, measure)}>
              {(unit) => rangeText(figure, { ...measure, unit })}
            </InUnits>,
            figure.sample,
          ],
        }))}
      />
    </Part>
  )
}

function Median({
  figure: { purpose, type, median, sample },
  measure,
}: {
  figure: PriceFigure
  measure: Measure
}) {
  return (
    <InUnits usual={usualPriceUnit(type, measure)}>
      {(unit) => (
        <>
          <span className="whitespace-nowrap">
            {formatAmount(pricePerUnit(median, { ...measure, unit, sample }))}
          </span>
          <span className="block text-sm text-muted">{perUnitText(unit, purpose)}</span>
        </>
      )}
    </InUnits>
  )
}

function rangeText({ low, high, sample }: PriceFigure, per: { unit: SizeUnit; marlaBasis: number }): string {
  return t.range({
    from: perUnitAmount(low, { ...per, sample }),
    to: perUnitAmount(high, { ...per, sample }),
  })
}

/** How large what is on offer is. */
export function Sizes({ report: { sizes, area } }: { report: AreaReport }) {
  if (sizes.length === 0) return null
  const measure = measureOf(area)
  return (
    <Part title={t.sizes}>
      {sizes.map(({ type, low, median, high, sample }) => (
        <p key={type} className="mb-1.5">
          <InUnits usual={usualPriceUnit(type, measure)}>
            {(unit) => {
              const size = (sqft: number) =>
                formatSize({ value: fromSquareFeet(sqft, unit, measure.marlaBasis), unit })
              return t.sizesText({
                type: typeLabel(type),
                low: size(low),
                median: size(median),
                high: size(high),
                count: sample,
              })
            }}
          </InUnits>
        </p>
      ))}
      <MarlaNote measure={measure} />
    </Part>
  )
}

/** How large a marla is here, where one is shown. */
export function MarlaNote({ measure: { unit, marlaBasis } }: { measure: Measure }) {
  return (
    <p className={`mt-2 text-sm text-muted ${unitClass('marla', unit)}`}>
      {t.marlaNote({ sqft: marlaBasis })}
    </p>
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
