/** Cuts a small map out of that of a country: what our maps show around some places, and the country from afar. */
import type { LatLong } from '#contract/places/lat-long.ts'
import type { Archive, ArchiveMetadata } from '#integrations/map-tiles/archive.ts'
import type { TileAt } from '#integrations/map-tiles/tile-source.ts'
import { unpack } from '#integrations/map-tiles/unpack.ts'
import { archiveOf } from '#tests/support/pmtiles.ts'
import { type Bounds, chooseTiles, isOfCountry, nameOfTile } from './choose-tiles.ts'
import { cutTile } from './cut-tile.ts'

/** How many units of the tile a shape may be off: half a pixel, less where browsers enlarge the tile. */
const tolerance = { afar: 2, lastZoom: 1 }

/** The bytes of the new map file, the same for the same source and places. */
export async function cutMap(source: Archive, places: readonly LatLong[]): Promise<Buffer> {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = source.header
  const bounds = [minLon, minLat, maxLon, maxLat] as const
  const found = await readTiles(source, places, bounds)
  const tiles = Object.entries(found).map(([name, { at, bytes }]) => {
    const isLast = at.z === maxZoom
    // Where one of the tiles below is missing, this one is shown there as well.
    const isEnough = !isLast && tilesBelow(at).every((below) => nameOfTile(below) in found)
    const shown = { from: at.z, below: isEnough ? at.z + 1 : Number.POSITIVE_INFINITY }
    return { name, at, bytes: cutTile(bytes, shown, isLast ? tolerance.lastZoom : tolerance.afar) }
  })
  // From afar an empty tile says that there is nothing, which a missing one would say as an error in the browser.
  const kept = tiles.filter(({ at, bytes }) => bytes.length > 0 || isOfCountry(at))
  return archiveOf({
    tiles: Object.fromEntries(kept.map(({ name, bytes }) => [name, bytes])),
    zooms: [minZoom, maxZoom],
    bounds,
    metadata: aboutCut(source.metadata),
  })
}

type Found = Record<string, { at: TileAt; bytes: Buffer }>

async function readTiles(source: Archive, places: readonly LatLong[], bounds: Bounds): Promise<Found> {
  const found: Found = {}
  for (let zoom = source.header.minZoom; zoom <= source.header.maxZoom; zoom += 1) {
    for (const at of chooseTiles(places, bounds, zoom)) {
      const tile = await source.tile(at)
      if (tile || isOfCountry(at))
        found[nameOfTile(at)] = { at, bytes: tile ? await unpack(tile) : Buffer.alloc(0) }
    }
  }
  return found
}

function tilesBelow({ z, x, y }: TileAt): TileAt[] {
  const [right, down] = [x * 2, y * 2]
  return [0, 1].flatMap((aside) => [0, 1].map((below) => ({ z: z + 1, x: right + aside, y: down + below })))
}

/** Its attribution is that of the source, which the licence asks for. */
function aboutCut({ name, attribution, description, layers, made }: ArchiveMetadata): object {
  if (attribution === undefined) throw new Error('The map file says nothing of its attribution.')
  return {
    name: 'The demo’s cities',
    description: `The cities of the demo, and from afar the whole country, without borders. Cut out of ${name}: ${description}`,
    attribution,
    license: 'ODbL-1.0',
    ...(made !== undefined && { date: made }),
    vector_layers: layers.filter((id) => id !== 'boundary').map((id) => ({ id, fields: {} })),
  }
}
