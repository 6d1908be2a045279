import { useEffect, useState } from 'react'
import type { Polygon } from '#contract/search/map-shape.ts'
import { call } from '../api.ts'

const none: readonly Polygon[] = []

/** The outline of an area; empty until it is loaded, or when there is none. Browser only. */
export function useOutline(areaId: number | null | undefined): readonly Polygon[] {
  const [found, setFound] = useState<{ areaId: number; outline: readonly Polygon[] }>()
  useEffect(() => {
    if (!areaId) return
    let isWanted = true
    call('areaOutlines', { query: { ids: String(areaId) } }).then(
      ({ data }) => isWanted && setFound({ areaId, outline: data[0]?.outline ?? none }),
      // A map without it still shows the place.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [areaId])
  return found && found.areaId === areaId ? found.outline : none
}
