/** Which tiles the demo's map has: the whole country from afar, and the surroundings of the demo's places. */
import type { LatLong } from '#contract/places/lat-long.ts'
import { nearbyRadiusKm } from '#contract/places/nearby-kinds.ts'
import { readContent } from '#demo/content.ts'
import { readRows } from '#demo/csv-files.ts'
import { tileAt, tilesAround } from '#integrations/map-tiles/tile-math.ts'
import type { TileAt } from '#integrations/map-tiles/tile-source.ts'

export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Up to this zoom the map has the whole country. */
const countryTo = 7

/** A tile has this many kilometres to a side on the equator at zoom 0. */
const worldKm = 40_075

/** The positions of the demo's cities, areas, projects and listings. */
export async function readDemoPlaces(): Promise<LatLong[]> {
  const { places, projects } = await readContent()
  const positions: LatLong[] = [...places, ...projects].map(({ lat, long }) => ({ lat, long }))
  for await (const row of readRows('listings.csv')) {
    const [lat, long] = 'cells' in row ? [row.cells.get('Latitude'), row.cells.get('Longitude')] : []
    if (lat && long) positions.push({ lat: Number(lat), long: Number(long) })
  }
  return positions
}

/** Whether the tile is one of the whole country. */
export function isOfCountry({ z }: TileAt): boolean {
  return z <= countryTo
}

/** The name of a tile, as `z/x/y`. */
export function nameOfTile({ z, x, y }: TileAt): string {
  return `${z}/${x}/${y}`
}

/**
 * The tiles of a zoom that the map should have: as far around each place as 'Nearby' looks, and half a tile.
 * @param bounds those of the country
 */
export function chooseTiles(places: readonly LatLong[], bounds: Bounds, zoom: number): TileAt[] {
  if (zoom <= countryTo) return tilesWithin(bounds, zoom)
  const radiusKm = Math.max(nearbyRadiusKm, worldKm / 2 ** (zoom + 1))
  const near = places.flatMap((place) => tilesAround(place, radiusKm, zoom))
  return [...new Map(near.map((at) => [nameOfTile(at), at])).values()]
}

function tilesWithin([west, south, east, north]: Bounds, zoom: number): TileAt[] {
  const first = tileAt({ lat: north, long: west }, zoom)
  const last = tileAt({ lat: south, long: east }, zoom)
  const tiles: TileAt[] = []
  for (let x = first.x; x <= last.x; x += 1)
    for (let y = first.y; y <= last.y; y += 1) tiles.push({ z: zoom, x, y })
  return tiles
}
