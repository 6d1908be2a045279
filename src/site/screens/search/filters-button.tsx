import { lazy, Suspense, useState, useTransition } from 'react'
import { searchFilters as t } from '#messages/site.ts'
import { Icon } from '#ui/icon.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import type { City } from '../../cities.ts'
import { filterFormId } from './filter-bar.tsx'
import type { SearchData } from './search-data.ts'
import type { Filters } from './use-filters.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(loadSheet)

/** Opens the filters as a sheet, and says how many are applied. Without JavaScript it leads to the form itself. */
export function FiltersButton({
  filters,
  data,
  cities,
  applied,
  className,
  textClassName = '',
}: {
  filters: Filters
  data: SearchData
  cities: readonly City[]
  applied: number
  className: string
  textClassName?: string
}) {
  const sheet = useOverlay()
  const [wasOpened, setOpened] = useState(false)
  const [isLoading, load] = useTransition()
  return (
    <>
      <a
        href={`#${filterFormId}`}
        aria-busy={isLoading}
        aria-label={applied > 0 ? t.titleWith({ count: applied }) : t.title}
        onPointerEnter={loadSheet}
        onClick={(event) => {
          event.preventDefault()
          load(() => setOpened(true))
          sheet.open()
        }}
        className={`relative ${className}`}
      >
        <Icon name="sliders" />
        {/* The space keeps the number a word of its own, as in the accessible name. */}
        <span className={textClassName}>{t.title}</span>{' '}
        {applied > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-green-700 text-xs text-white"
          >
            {applied}
          </span>
        )}
      </a>
      <Suspense>
        {wasOpened && <FilterSheet overlay={sheet} filters={filters} data={data} cities={cities} />}
      </Suspense>
    </>
  )
}
