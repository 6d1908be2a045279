import { estimateScreen as t } from '#messages/site.ts'
import { MapView } from '#ui/map/map-view.tsx'
import type { MapBox } from '#ui/map/projection.ts'
import { useAreas } from '#ui/map/use-areas.ts'
import type { Spot } from './comparable-spots.ts'

/** Where the comparables are: a circle with their number at each place. The table says the same in words. */
export default function ComparablesMap({
  spots,
  cityId,
  areaId,
}: {
  spots: readonly Spot[]
  cityId: number
  areaId: number | undefined
}) {
  const areas = useAreas(cityId).flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === areaId }],
  )
  return (
    <MapView label={t.map} areas={areas} marks={spots} view={{ box: boxAroundSpots(spots) }}>
      {({ project }) =>
        spots.map((spot) => {
          const { x, y } = project(spot)
          return (
            <span
              key={`${spot.lat},${spot.long}`}
              aria-hidden="true"
              style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
              // physical: points of a map are counted from its left edge
              className="pointer-events-none! absolute top-0 left-0 grid size-8 place-items-center rounded-full border-2 border-white bg-green-700 text-sm font-semibold text-white tabular-nums"
            >
              {spot.count}
            </span>
          )
        })
      }
    </MapView>
  )
}

/** With a kilometre or so around them. */
const around = 0.008

function boxAroundSpots(spots: readonly Spot[]): MapBox {
  const lats = spots.map(({ lat }) => lat)
  const longs = spots.map(({ long }) => long)
  return [
    Math.min(...longs) - around,
    Math.min(...lats) - around,
    Math.max(...longs) + around,
    Math.max(...lats) + around,
  ]
}
