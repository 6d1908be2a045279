import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Purpose } from '#contract/listings/property.ts'
import { cityAreasPath } from '#contract/paths.ts'
import {
  type AreaFigureName,
  type AreasOrder,
  areaColumnId,
  orderedAreasPath,
  parseAreasOrder,
} from '#contract/places/areas-order.ts'
import type { Measure } from '#contract/places/price-unit.ts'
import { perUnitAmount, perUnitHead } from '#contract/places/price-unit-text.ts'
import { formatNumber } from '#messages/format-number.ts'
import { areaPage as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { contentLang } from '#ui/content-lang.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { UnitChoice } from '../../units/static-choices.ts'
import { linkTo } from '../area/area-data.ts'
import { Cells } from '../area/cells.tsx'
import { changeText } from '../area/change-text.ts'
import { sortAreas } from './sort-areas.ts'

type CityReport = Answer<'cityReport'>
type Area = CityReport['areas'][number]

/** The areas side by side, in the order that the address names. */
export function AreaTable({ report: { city, areas } }: { report: CityReport }) {
  const order = parseAreasOrder(useLocation({ select: ({ searchStr }) => sortIn(searchStr) }))
  const columns = figureColumns(city).filter(({ isKnown }) => areas.some(isKnown))
  return (
    <Part title={t.areasOf({ city: city.name })} className="mt-10">
      <p className="mb-3 max-w-[46em] text-muted">{t.tableText}</p>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <UnitChoice id="city-unit" />
        {order && (
          <SiteLink
            href={cityAreasPath(city)}
            replace
            className="tap-link text-sm text-green-700 underline underline-offset-4"
          >
            {t.usualOrder}
          </SiteLink>
        )}
      </div>
      <Cells
        caption={t.areasOf({ city: city.name })}
        pinsNames
        columns={[
          undefined,
          ...columns.map(({ by }) => ({
            id: areaColumnId(by),
            sort: order?.by === by ? directions[order.from] : undefined,
          })),
        ]}
        heads={[
          t.area,
          ...columns.map(({ by, head }) => (
            <SortLink key={by} city={city} by={by} order={order} text={head} />
          )),
          t.forSale,
          t.toRent,
        ]}
        rows={sortAreas(areas, city.priceUnit, order).map((area) => ({
          key: String(area.id),
          name: <AreaName area={area} />,
          cells: [...columns.map(({ cellOf }) => cellOf(area)), area.forSale, area.toRent],
        }))}
      />
    </Part>
  )
}

type Column = {
  by: AreaFigureName
  head: ReactNode
  /** A figure that no area has gets no column. */
  isKnown: (area: Area) => boolean
  cellOf: (area: Area) => ReactNode
}

function figureColumns({ priceUnit }: CityReport['city']): Column[] {
  const perUnit = (name: string, purpose: Purpose) => (
    <InUnits usual={priceUnit}>{(unit) => perUnitHead(name, unit, purpose)}</InUnits>
  )
  const measureOf = ({ marlaBasis }: Area) => ({ unit: priceUnit, marlaBasis })
  return [
    {
      by: 'price',
      head: perUnit(t.salePrice, 'sale'),
      isKnown: ({ sale }) => sale !== null,
      cellOf: (area) => <Price key="price" of={area.sale} measure={measureOf(area)} />,
    },
    {
      by: 'change',
      head: t.change,
      isKnown: ({ yearChange }) => yearChange !== null,
      cellOf: ({ yearChange }) => <Change key="change" of={yearChange} />,
    },
    {
      by: 'rent',
      head: perUnit(t.rentPrice, 'rent'),
      isKnown: ({ rent }) => rent !== null,
      cellOf: (area) => <Price key="rent" of={area.rent} measure={measureOf(area)} />,
    },
    {
      by: 'yield',
      head: t.grossYield,
      isKnown: (area) => area.yield !== null,
      cellOf: (area) => <GrossYield key="yield" of={area.yield} />,
    },
  ]
}

const directions = { low: 'ascending', high: 'descending' } as const

function sortIn(search: string): string | undefined {
  return new URLSearchParams(search).get('sort') ?? undefined
}

/** Orders by a column: the highest first, or the lowest where the highest are first already. */
function SortLink({
  city,
  by,
  order,
  text,
}: {
  city: CityReport['city']
  by: AreaFigureName
  order: AreasOrder | undefined
  text: ReactNode
}) {
  const current = order?.by === by ? order.from : undefined
  return (
    <SiteLink
      href={orderedAreasPath(city, { by, from: current === 'high' ? 'low' : 'high' })}
      replace
      className={`tap-link underline-offset-4 hover:underline ${current ? 'font-medium text-ink' : 'text-green-700'}`}
    >
      {text}
      <span aria-hidden="true" className="ms-1 inline-block">
        {current === undefined ? '↕' : current === 'high' ? '↓' : '↑'}
      </span>
    </SiteLink>
  )
}

function AreaName({ area }: { area: Area }) {
  return (
    <>
      <SiteLink
        href={linkTo(area)}
        lang={contentLang(area.name)}
        className="tap-link font-medium text-green-700 underline underline-offset-4"
      >
        {area.name}
      </SiteLink>
      {area.within && <span className="block text-sm text-muted">{area.within}</span>}
    </>
  )
}

function Price({ of, measure }: { of: Area['sale']; measure: Measure }) {
  if (!of) return t.none
  const { median, sample } = of
  return (
    <>
      <InUnits usual={measure.unit}>{(unit) => perUnitAmount(median, { ...measure, unit, sample })}</InUnits>
      <Cases>{t.cases({ count: sample })}</Cases>
    </>
  )
}

function Change({ of }: { of: Area['yearChange'] }) {
  if (!of) return t.none
  return (
    <>
      <span className="whitespace-nowrap">{changeText(of)}</span>
      <Cases>{t.casesNowAndBefore({ now: of.sample, before: of.before })}</Cases>
    </>
  )
}

function GrossYield({ of }: { of: Area['yield'] }) {
  if (!of) return t.none
  return (
    <>
      {t.percent({ percent: formatNumber(of.percent, 1) })}
      <Cases>{t.salesAndRents({ sales: of.sales, rents: of.rents })}</Cases>
    </>
  )
}

/** How many cases a figure is based on. */
function Cases({ children }: { children: string }) {
  return <span className="block text-sm whitespace-nowrap text-muted">{children}</span>
}
