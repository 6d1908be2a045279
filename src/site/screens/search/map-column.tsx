import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { resultsMapPath } from '#contract/paths.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { searchResults as t } from '#messages/site.ts'
import { loadTileMap } from '#ui/map/load-tile-map.ts'
import { MapOnRequest } from '#ui/map/map-on-request.tsx'
import { MapPicture } from '#ui/map/map-picture.tsx'
import { NoMap } from '#ui/no-map.tsx'
import { useMedia } from '#ui/use-media.ts'
import { AreasOnMap } from './map/areas-on-map.tsx'
import type { SearchData } from './search-data.ts'
import { usableChoice } from './usable-choice.ts'
import type { Filters } from './use-filters.ts'

const SplitMap = lazy(() => {
  void loadTileMap()
  return import('./map/split-map.tsx')
})
/** From here on list and map are side by side. */
export const wideEnough = '(min-width: 80rem)'

/** The map beside the list on wide screens. Its place is there from the start, its code comes when it is seen. */
export function MapColumn({ filters, data }: { filters: Filters; data: SearchData }) {
  const isWide = useMedia(wideEnough)
  const choice = usableChoice(filters.choice, data)
  return (
    <aside
      aria-label={t.map}
      className="sticky top-[calc(var(--header-height)+102px)] hidden h-[calc(var(--window-height)-var(--header-height)-118px)] flex-col gap-2 xl:flex"
    >
      <div className="relative min-h-0 flex-1 overflow-hidden rounded-panel bg-sand noscript:hidden">
        {isWide && (
          <CatchBoundary getResetKey={() => 'map'} errorComponent={NoMap}>
            <MapOnRequest>
              <Suspense>
                <SplitMap filters={{ ...filters, choice }} homes={data.answer.data} />
              </Suspense>
            </MapOnRequest>
          </CatchBoundary>
        )}
      </div>
      {data.answer.pagination.totalRecords > 0 && (
        <MapPicture path={resultsMapPath(searchQuery(choice))} label={t.mapOfResults} />
      )}
      <AreasOnMap counts={data.answer.counts} choice={choice} />
    </aside>
  )
}
