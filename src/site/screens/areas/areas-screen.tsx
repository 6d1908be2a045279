import { getRouteApi } from '@tanstack/react-router'
import { reportPath } from '#contract/paths.ts'
import { perUnitText } from '#contract/places/price-unit-text.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { quarterlyReport } from '#messages/common.ts'
import { areaPage as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { formatDate } from '#ui/format-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import { InUnits } from '#ui/units/in-units.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { AreaTable } from './area-table.tsx'
import { PriceMap } from './price-map.tsx'

const route = getRouteApi('/areas/$city')

/** The areas of a city side by side: prices and what is on offer. */
export function AreasScreen() {
  const report = route.useLoaderData()
  const { city, on, hasReports } = report
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
        <PriceMap report={report} />
      </div>
      <AreaTable report={report} />
      <Part title={t.method} className="mt-10 border-t border-line pt-6">
        <p className="max-w-[46em] text-sm text-muted">{t.methodText}</p>
      </Part>
    </div>
  )
}
