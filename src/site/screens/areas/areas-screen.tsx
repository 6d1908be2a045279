import { getRouteApi } from '@tanstack/react-router'
import { reportPath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { quarterlyReport } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import { areaPage as t } from '#messages/site.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { formatDate } from '#ui/format-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { homeCrumb } from '../../crumbs.ts'
import { linkTo } from '../area/area-data.ts'
import { Cells } from '../area/cells.tsx'
import { PriceMap } from './price-map.tsx'

const route = getRouteApi('/areas/$city')

/** The areas of a city side by side: prices and what is on offer. */
export function AreasScreen() {
  const { city, on, areas, hasReports } = route.useLoaderData()
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={[homeCrumb]} here={city.name} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">{t.cityTitle({ city: city.name })}</h1>
      <p className="mt-3 max-w-[38em] text-lg text-muted">{t.cityIntro({ city: city.name })}</p>
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
        <PriceMap areas={areas} />
      </div>
      <div className="mt-8">
        <Cells
          caption={t.areasOf({ city: city.name })}
          heads={[t.area, t.forSale, t.salePrice, t.toRent, t.rentPrice]}
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
              <Figure key="sale" of={area.sale} />,
              area.toRent,
              <Figure key="rent" of={area.rent} />,
            ],
          }))}
        />
      </div>
    </div>
  )
}

function Figure({ of }: { of: { median: number; sample: number } | null }) {
  if (!of) return t.none
  return (
    <>
      {formatNumber(of.median)}
      <span className="block text-sm whitespace-nowrap text-muted">{t.cases({ count: of.sample })}</span>
    </>
  )
}
