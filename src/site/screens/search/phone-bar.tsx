import { lazy, Suspense, useState, useTransition } from 'react'
import { searchAddress } from '#contract/search/search-address.ts'
import { type SearchChoice, searchSorts } from '#contract/search/search-keys.ts'
import { sortLabels } from '#contract/search/search-labels.ts'
import { searchFilters as filterTexts } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { site } from '#ui/site-settings.ts'
import { useOverlay } from '#ui/use-overlay.ts'
import type { City } from '../../cities.ts'
import { BarSelect } from './bar-select.tsx'
import { filterFormId } from './filter-bar.tsx'
import { MapButton } from './map-button.tsx'
import type { SearchData } from './search-data.ts'
import type { Filters } from './use-filters.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(loadSheet)

/** On narrow screens: the filters in a sheet, the sort, the map. Without JavaScript the sheet is the form itself. */
export function PhoneBar({
  filters,
  data,
  cities,
  applied,
}: {
  filters: Filters
  data: SearchData
  cities: readonly City[]
  applied: number
}) {
  const sheet = useOverlay()
  const [wasOpened, setOpened] = useState(false)
  const [isLoading, load] = useTransition()
  return (
    <div className="flex large-text:flex-wrap items-center gap-2 py-3 lg:hidden">
      <a
        href={`#${filterFormId}`}
        aria-busy={isLoading}
        onPointerEnter={loadSheet}
        onClick={(event) => {
          event.preventDefault()
          load(() => setOpened(true))
          sheet.open()
        }}
        className={`${buttonClass()} px-4!`}
      >
        <Icon name="sliders" />
        {filterTexts.title}
        {applied > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-green-700 text-sm text-white">
            {applied}
          </span>
        )}
      </a>
      <BarSelect
        className="ms-auto w-38 noscript:hidden"
        label={filterTexts.sort}
        name="sort"
        value={filters.choice.sort ?? 'newest'}
        options={searchSorts.map((value) => ({ value, label: sortLabels[value] }))}
        onValue={(value) => filters.change({ sort: searchSorts.find((sort) => sort === value) })}
      />
      <PlainSort choice={filters.choice} />
      {site().maps && <MapButton filters={filters} />}
      <Suspense>
        {wasOpened && <FilterSheet overlay={sheet} filters={filters} data={data} cities={cities} />}
      </Suspense>
    </div>
  )
}

/** The orders as links, for visitors without JavaScript. */
function PlainSort({ choice }: { choice: SearchChoice }) {
  const { sort: now = 'newest' } = choice
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
        {searchSorts.map((sort) => (
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
