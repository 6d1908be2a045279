import { useState } from 'react'
import { searchResults as t } from '#messages/site.ts'
import type { MapArea } from '#ui/map/area-map.tsx'
import { groupPins } from '#ui/map/group-pins.ts'
import { SiteMap } from '#ui/map/site-map.tsx'
import { useAreas } from '#ui/map/use-areas.ts'
import { useFrame } from '#ui/map/use-frame.ts'
import { useCities } from '../../cities.ts'
import { GroupButton, GroupList } from './pin-group.tsx'
import { type PlacedListing, PricePin } from './price-pin.tsx'
import type { SearchData } from './search-data.ts'

type Listings = SearchData['answer']['data']
export type ResultMapProps = { listings: Listings; cityId: number | undefined }

const pinSize = { width: 84, height: 32 }

/**
 * The homes of the page with their prices where they are; a home without a position of its own is marked as
 * approximate in the middle of its area. Prices that would hide each other become a group whose homes are listed.
 */
export default function ResultMap({ listings, cityId }: ResultMapProps) {
  const [box, frame] = useFrame()
  const { data: cities } = useCities()
  const known = useAreas(cityId)
  const [openedIds, setOpenedIds] = useState<readonly number[]>([])
  const found = new Set(listings.map(({ area }) => area.id))
  const areas: MapArea[] = cityId
    ? known.flatMap(({ id, name, lat, long }) => {
        return lat === null || long === null ? [] : [{ id, name, lat, long, strong: found.has(id) }]
      })
    : [...cities]
  const placed = listings.flatMap((listing) => placeOf(listing, cityId ? areas : []))
  const opened = placed.filter(({ listing }) => openedIds.includes(listing.id))
  return (
    <div ref={box} className="absolute inset-0 bg-[#eef2ec]">
      {frame && (
        <SiteMap
          areas={areas}
          focus={placed.map(({ place }) => place)}
          frame={frame}
          label={t.mapOfResults}
          isAlone
        >
          {({ project }) =>
            groupPins(
              placed
                .map((home) => ({ ...home, ...project(home.place) }))
                .filter(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height),
              pinSize,
            ).map(({ x, y, pins }) => {
              const [first] = pins
              return pins.length === 1 ? (
                <PricePin key={first.listing.id} home={first} at={{ x, y }} />
              ) : (
                <GroupButton
                  key={first.listing.id}
                  homes={pins}
                  at={{ x, y }}
                  isOpen={openedIds.includes(first.listing.id)}
                  onOpen={() => setOpenedIds(pins.map(({ listing }) => listing.id))}
                />
              )
            })
          }
        </SiteMap>
      )}
      {opened[0] && <GroupList key={openedIds.join()} homes={opened} onClose={() => setOpenedIds([])} />}
    </div>
  )
}

/** Where a home is: its own position, else the middle of its area; nowhere when neither is known. */
function placeOf(listing: Listings[number], areas: readonly MapArea[]): PlacedListing[] {
  const { lat, long, area } = listing
  if (lat !== null && long !== null) return [{ listing, place: { lat, long }, isExact: true }]
  const middle = areas.find(({ id }) => id === area.id)
  return middle ? [{ listing, place: { lat: middle.lat, long: middle.long }, isExact: false }] : []
}
