import type { MapArea } from '#ui/map/drawn-map.tsx'
import { useAreas } from '#ui/map/use-areas.ts'

type Found = { area: { id: number | null }; city: { id: number | null } }

/** The areas on a map without tiles: those of the city, or of the first home's; those with results are strong. */
export function useDrawnAreas(cityId: number | undefined, homes: readonly Found[]): readonly MapArea[] {
  const areas = useAreas(cityId ?? homes[0]?.city.id ?? undefined)
  const found = new Set(homes.map(({ area }) => area.id))
  return areas.flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: found.has(id) }],
  )
}
