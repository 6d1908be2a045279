import { searchAddress } from '#contract/search/search-address.ts'
import { areaPage as t } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ListingCard } from '../../cards/static-cards.ts'
import { FailedList } from '../../parts/failed-list.tsx'
import type { AreaData } from './area-data.ts'

/** The first homes of the area; a row to swipe on phones. */
export function AreaListings({ report: { area, city }, listings }: Pick<AreaData, 'report' | 'listings'>) {
  if (listings?.cards.length === 0) return null
  const all = (purpose: 'sale' | 'rent') => searchAddress({ purpose, cityId: city.id, areaIds: [area.id] })
  const links = listings && [
    { href: all('sale'), text: t.allForSale({ count: listings.forSale }), count: listings.forSale },
    { href: all('rent'), text: t.allToRent({ count: listings.toRent }), count: listings.toRent },
  ]
  return (
    <section className="mt-12 md:mt-16 print:hidden">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="text-3xl">{t.listings({ area: area.name })}</h2>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {links
            ?.filter(({ count }) => count > 0)
            .map(({ href, text }) => (
              <SiteLink
                key={href}
                href={href}
                className="tap-link font-medium text-green-700 underline underline-offset-4"
              >
                {text}
              </SiteLink>
            ))}
        </p>
      </div>
      {!listings && <FailedList />}
      <ul className="card-row grid gap-4 max-md:-mx-4 max-md:auto-cols-[min(84%,340px)] max-md:grid-flow-col max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 md:grid-cols-2 md:gap-6 nav:grid-cols-3">
        {listings?.cards.map((listing) => (
          <li key={listing.id} className="min-w-0 snap-start">
            <ListingCard
              listing={listing}
              sizes="(width < 768px) min(76vw, 338px), (width < 1060px) 46vw, 400px"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
