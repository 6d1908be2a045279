import { useEffect, useMemo, useState } from 'react'
import type { Polygon } from '#contract/search/map-shape.ts'
import { decodeNear } from '#contract/search/near.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { call } from '#ui/api.ts'

/** The most areas that are outlined at a time. */
const mostAreas = 5
const corners = 48
const kmPerDegree = 111.32

const none: readonly Polygon[] = []

/** The outlines of the search's areas, as far as they are known, and the circle of its distance. */
export function useChosenOutlines({ areaIds = [], near }: SearchChoice): readonly Polygon[] {
  const ids = areaIds.slice(0, mostAreas).join()
  const [found, setFound] = useState<{ ids: string; outlines: readonly Polygon[] }>()
  useEffect(() => {
    if (!ids) return
    const stop = new AbortController()
    call('areaOutlines', { query: { ids }, signal: stop.signal }).then(
      ({ data }) => setFound({ ids, outlines: data.flatMap(({ outline }) => outline ?? []) }),
      // A map without outlines still shows the homes.
      () => {},
    )
    return () => stop.abort()
  }, [ids])
  const circle = useMemo(() => toCircle(near), [near])
  if (circle) return circle
  return found && found.ids === ids ? found.outlines : none
}

function toCircle(near: string | undefined): readonly Polygon[] | undefined {
  const around = near ? decodeNear(near) : undefined
  if (!around) return undefined
  const { lat, long, km } = around
  const high = km / kmPerDegree
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const circle = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI
    return { lat: lat + high * Math.sin(angle), long: long + wide * Math.cos(angle) }
  })
  return [circle]
}
