import type { MapArea } from '#ui/map/drawn-map.tsx'
import { useAreas } from '#ui/map/use-areas.ts'
import { useCities } from '../../../cities.ts'

type Found = { area: { id: number }; city: { id: number } }

/** The areas on a map without tiles: those of the city, or all; areas with results are the strongest. */
export function useDrawnAreas(cityId: number | undefined, homes: readonly Found[]): readonly MapArea[] {
  const around = cityId ?? homes[0]?.city.id
  const areas = useAreas(around)
  const { data: cities } = useCities()
  if (around === undefined) return cities
  const found = new Set(homes.map(({ area }) => area.id))
  return areas.flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: found.has(id) }],
  )
}
