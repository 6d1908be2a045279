import type { NamedPlace } from '#contract/places.ts'
import { AreaMap } from './area-map.tsx'
import { useAreas } from './use-areas.ts'
import { useFrame } from './use-frame.ts'

type Place = { lat: number | null; long: number | null; area: NamedPlace | null; city: NamedPlace }

/** Where a listing or a project is among the areas of its city. One without a position is shown as its area. */
export default function PlaceMap({ place: { lat, long, area, city } }: { place: Place }) {
  const [box, frame] = useFrame()
  const areas = useAreas(city.id).flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === area?.id }],
  )
  const middle = areas.find(({ id }) => id === area?.id)
  const spot = lat === null || long === null ? middle : { lat, long }
  return (
    <div ref={box} className="absolute inset-0">
      {frame && spot && (
        <AreaMap areas={areas} focus={[spot]} frame={frame} label={`Map around ${(area ?? city).name}`}>
          {(project) => {
            const { x, y } = project(spot)
            return (
              <svg
                aria-hidden="true"
                viewBox="0 0 32 36"
                style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -100%)` }}
                className="absolute top-0 left-0 h-11 w-10 text-green-700"
              >
                <path
                  fill="currentColor"
                  stroke="#fff"
                  strokeWidth="2"
                  d="M2 26V14C2 8.5 8 5 16 1c8 4 14 7.5 14 13v12H20l-4 9-4-9z"
                />
                <path fill="#fff" d="M12 21v-6c0-2 2-3.5 4-5 2 1.5 4 3 4 5v6z" />
              </svg>
            )
          }}
        </AreaMap>
      )}
    </div>
  )
}
