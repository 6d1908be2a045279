import { lazy, Suspense, useState } from 'react'
import { searchResults as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadTileMap } from '#ui/map/load-tile-map.ts'
import { useMedia } from '#ui/use-media.ts'
import { prefetchResults } from './map/map-request.ts'
import { wideEnough } from './map-column.tsx'
import type { SearchData } from './search-data.ts'
import type { Filters } from './use-filters.ts'

const loadSheet = () => {
  void loadTileMap()
  return import('./map-sheet.tsx')
}
const MapSheet = lazy(loadSheet)

/** Opens the map where it is not beside the list. The address says that it is open, so Back closes it. */
export function MapButton({ filters }: { filters: Filters }) {
  const prepare = () => {
    void loadSheet()
    prefetchResults(filters.choice)
  }
  return (
    <button
      type="button"
      aria-label={t.map}
      onPointerEnter={prepare}
      onClick={() => filters.change({ view: 'map' })}
      className={`${buttonClass()} px-4! xl:hidden noscript:hidden`}
    >
      <Icon name="map" />
      <span className="max-sm:hidden">{t.map}</span>
    </button>
  )
}

/** The full-screen map, if the address asks for it and there is no room for it beside the list. */
export function MapOverlay(props: { filters: Filters; data: SearchData; title: string; applied: number }) {
  const isWide = useMedia(wideEnough)
  const isOpen = props.filters.choice.view === 'map' && isWide === false
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened || isWide !== false) return null
  return (
    <Suspense>
      <MapSheet
        {...props}
        onClose={() => props.filters.replace({ ...props.filters.choice, view: undefined })}
      />
    </Suspense>
  )
}
