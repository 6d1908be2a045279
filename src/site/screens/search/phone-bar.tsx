import { searchAddress } from '#contract/search/search-address.ts'
import { type SearchChoice, searchSorts, sortOf, sortsOf } from '#contract/search/search-keys.ts'
import { sortLabels } from '#contract/search/search-labels.ts'
import { searchFilters as filterTexts } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { site } from '#ui/site-settings.ts'
import type { City } from '../../cities.ts'
import { FiltersButton } from './filters-button.tsx'
import { MapButton } from './map-button.tsx'
import type { SearchData } from './search-data.ts'
import type { Filters } from './use-filters.ts'

/** On narrow screens: the filters in a sheet, the map. Without JavaScript the sheet is the form itself. */
export function PhoneBar(search: {
  filters: Filters
  data: SearchData
  cities: readonly City[]
  applied: number
}) {
  const { filters } = search
  return (
    <div className="flex items-center gap-2 py-2 lg:hidden">
      <FiltersButton
        {...search}
        className={`${buttonClass()} min-h-12 px-3.5!`}
        textClassName="max-sm:hidden"
      />
      <PlainSort choice={filters.choice} />
      {site().maps && <MapButton filters={filters} />}
    </div>
  )
}

/** The order on narrow screens: the device's own select as a pill. Without JavaScript there are links instead. */
export function SortPill({ filters }: { filters: Filters }) {
  return (
    <span className="relative shrink-0 lg:hidden noscript:hidden">
      <select
        aria-label={filterTexts.sort}
        value={sortOf(filters.choice)}
        onChange={({ currentTarget }) =>
          filters.change({ sort: searchSorts.find((one) => one === currentTarget.value) })
        }
        className="block min-h-11 w-34 truncate rounded-full border border-line bg-white ps-3.5 pe-8 text-sm font-medium"
      >
        {sortsOf(filters.choice).map((value) => (
          <option key={value} value={value}>
            {sortLabels[value]}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute end-3 top-3.5 text-muted" />
    </span>
  )
}

/** The orders as links, for visitors without JavaScript. */
function PlainSort({ choice }: { choice: SearchChoice }) {
  const now = sortOf(choice)
  return (
    <details className="relative ms-auto hidden noscript:block">
      <summary className={`${buttonClass()} list-none px-4! [&::-webkit-details-marker]:hidden`}>
        {sortLabels[now]}
        <Icon name="down" />
      </summary>
      <ul
        aria-label={filterTexts.sort}
        className="absolute end-0 top-full z-20 mt-2 w-max max-w-[80vw] rounded-panel border border-line bg-white px-4 py-2 shadow-raised"
      >
        {sortsOf(choice).map((sort) => (
          <li key={sort}>
            <SiteLink
              href={searchAddress({ ...choice, sort, page: 1 })}
              aria-current={sort === now ? 'true' : undefined}
              className="tap-link underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              {sortLabels[sort]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
