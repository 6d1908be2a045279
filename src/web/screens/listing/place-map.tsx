import { AreaMap } from '../../ui/map/area-map.tsx'
import { useAreas } from '../../ui/map/use-areas.ts'
import { useFrame } from '../../ui/map/use-frame.ts'
import type { Listing } from './route.tsx'

/** Where a listing is among the areas of its city. A listing without a position is shown as its area. */
export default function PlaceMap({ listing }: { listing: Pick<Listing, 'lat' | 'long' | 'area' | 'city'> }) {
  const [box, frame] = useFrame()
  const { lat, long, area } = listing
  const areas = useAreas(listing.city.id).flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === area.id }],
  )
  const middle = areas.find(({ id }) => id === area.id)
  const spot = lat === null || long === null ? middle : { lat, long }
  return (
    <div ref={box} className="absolute inset-0">
      {frame && spot && (
        <AreaMap areas={areas} focus={[spot]} frame={frame} label={`Map around ${area.name}`}>
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
