import { getRouteApi } from '@tanstack/react-router'
import { reportPath } from '#contract/paths.ts'
import type { Measure } from '#contract/places/price-unit.ts'
import { perUnitAmount, perUnitHead, perUnitText } from '#contract/places/price-unit-text.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { quarterlyReport } from '#messages/common.ts'
import { areaPage as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { formatDate } from '#ui/format-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { UnitChoice } from '../../units/static-choices.ts'
import { linkTo } from '../area/area-data.ts'
import { Cells } from '../area/cells.tsx'
import { PriceMap } from './price-map.tsx'

const route = getRouteApi('/areas/$city')

/** The areas of a city side by side: prices and what is on offer. */
export function AreasScreen() {
  const { city, on, areas, hasReports } = route.useLoaderData()
  const measureOf = ({ marlaBasis }: (typeof areas)[number]) => ({ unit: city.priceUnit, marlaBasis })
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={city.name} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">{t.cityTitle({ city: city.name })}</h1>
      <p className="mt-3 max-w-[38em] text-lg text-muted">
        <InUnits usual={city.priceUnit}>
          {(unit) => t.cityIntro({ city: city.name, per: perUnitText(unit) })}
        </InUnits>
      </p>
      <p className="mt-2 text-sm text-muted">{t.asOf({ date: formatDate(on) })}</p>
      <p className="mt-5">
        <SiteLink
          href={searchAddress({ purpose: 'sale', cityId: city.id, view: 'map' })}
          className="tap-link font-medium text-green-700 underline underline-offset-4"
        >
          {t.onMap}
        </SiteLink>
      </p>
      {hasReports && (
        <p className="mt-2">
          <SiteLink
            href={reportPath(city)}
            className="tap-link font-medium text-green-700 underline underline-offset-4"
          >
            {quarterlyReport.ofCity}
          </SiteLink>
        </p>
      )}
      <div className="mt-8">
        <PriceMap areas={areas} unit={city.priceUnit} />
      </div>
      <div className="mt-8">
        <UnitChoice id="city-unit" className="mb-3" />
        <Cells
          caption={t.areasOf({ city: city.name })}
          heads={[
            t.area,
            t.forSale,
            <InUnits key="sale" usual={city.priceUnit}>
              {(unit) => perUnitHead(t.salePrice, unit)}
            </InUnits>,
            t.toRent,
            <InUnits key="rent" usual={city.priceUnit}>
              {(unit) => perUnitHead(t.rentPrice, unit, 'rent')}
            </InUnits>,
          ]}
          rows={areas.map((area) => ({
            key: String(area.id),
            name: (
              <>
                <SiteLink
                  href={linkTo(area)}
                  className="tap-link font-medium text-green-700 underline underline-offset-4"
                >
                  {area.name}
                </SiteLink>
                {area.within && <span className="block text-sm text-muted">{area.within}</span>}
              </>
            ),
            cells: [
              area.forSale,
              <Figure key="sale" of={area.sale} measure={measureOf(area)} />,
              area.toRent,
              <Figure key="rent" of={area.rent} measure={measureOf(area)} />,
            ],
          }))}
        />
      </div>
    </div>
  )
}

function Figure({ of, measure }: { of: { median: number; sample: number } | null; measure: Measure }) {
  if (!of) return t.none
  const { median, sample } = of
  return (
    <>
      <InUnits usual={measure.unit}>{(unit) => perUnitAmount(median, { ...measure, unit, sample })}</InUnits>
      <span className="block text-sm whitespace-nowrap text-muted">{t.cases({ count: sample })}</span>
    </>
  )
}
