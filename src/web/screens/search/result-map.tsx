import { splitPrice } from '#contract/money.ts'
import { useCities } from '../../cities.ts'
import { listingPath } from '../../links.ts'
import type { MapArea } from '../../ui/map/area-map.tsx'
import { SiteMap } from '../../ui/map/site-map.tsx'
import { spreadPins } from '../../ui/map/spread-pins.ts'
import { useAreas } from '../../ui/map/use-areas.ts'
import { useFrame } from '../../ui/map/use-frame.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { SearchData } from './search-data.ts'

type Listings = SearchData['answer']['data']
export type ResultMapProps = { listings: Listings; cityId: number | undefined }

const pinSize = { width: 84, height: 32 }

/** The homes of the page with their prices where they are; a home without a position stands on its area. */
export default function ResultMap({ listings, cityId }: ResultMapProps) {
  const [box, frame] = useFrame()
  const { data: cities } = useCities()
  const known = useAreas(cityId)
  const found = new Set(listings.map(({ area }) => area.id))
  const areas: MapArea[] = cityId
    ? known.flatMap(({ id, name, lat, long }) => {
        return lat === null || long === null ? [] : [{ id, name, lat, long, strong: found.has(id) }]
      })
    : [...cities]
  const placed = listings.flatMap((listing) => {
    const place = placeOf(listing) ?? areas.find(({ id }) => cityId && id === listing.area.id)
    return place ? [{ listing, place: { lat: place.lat, long: place.long } }] : []
  })
  return (
    <div ref={box} className="absolute inset-0 bg-[#eef2ec]">
      {frame && (
        <SiteMap
          areas={areas}
          focus={placed.map(({ place }) => place)}
          frame={frame}
          label="Map of the results"
          isAlone
        >
          {({ project }) =>
            spreadPins(
              placed
                .map(({ listing, place }) => ({ listing, ...project(place) }))
                .filter(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height),
              pinSize,
              frame,
            ).map(({ listing, x, y }) => (
              <SiteLink
                key={listing.id}
                href={listingPath(listing.id)}
                aria-label={`${listing.title}, ${shortPrice(listing.price)}`}
                style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
                className="absolute top-0 left-0 rounded-full border border-white bg-white px-2.5 py-1 text-sm font-semibold text-ink whitespace-nowrap tabular-nums shadow-[0_2px_8px_rgb(16_32_26/0.2)] hover:z-10 hover:bg-green-700 hover:text-white focus-visible:z-10"
              >
                {shortPrice(listing.price)}
              </SiteLink>
            ))
          }
        </SiteMap>
      )}
    </div>
  )
}

function placeOf({ lat, long }: Listings[number]) {
  return lat === null || long === null ? undefined : { lat, long }
}

/** A pin is small: '4.75 Cr', '95 Lac'. */
function shortPrice(pkr: number): string {
  const { amount, unit } = splitPrice(pkr)
  return unit === 'Crore' ? `${amount} Cr` : `${amount} ${unit}`.trim()
}
