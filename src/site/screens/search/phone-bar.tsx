import { lazy, Suspense, useState, useTransition } from 'react'
import { searchSorts } from '#contract/search/search-keys.ts'
import { sortLabels } from '#contract/search/search-labels.ts'
import { searchFilters as filterTexts } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
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
      {site().maps && <MapButton filters={filters} />}
      <Suspense>
        {wasOpened && <FilterSheet overlay={sheet} filters={filters} data={data} cities={cities} />}
      </Suspense>
    </div>
  )
}
