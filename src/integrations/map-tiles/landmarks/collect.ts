/** Collects the landmarks of a map file. */
import type { LandmarkKind } from '#contract/places/landmark-kinds.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { toFiveDecimals } from '#contract/search/map-box.ts'
import type { Archive } from '../archive.ts'
import { decodeTile } from '../decode-tile.ts'
import { readPoints } from '../read-points.ts'
import type { Tile, TileAt } from '../tile-source.ts'
import { classifyLandmark, landmarkLayers } from './landmark-kind.ts'

/** A named place on the map, with the name in English or Urdu or both; an absent one is empty. */
export type Landmark = LatLong & { kind: LandmarkKind; name: string; nameUr: string }

// All points are in the tiles of zoom 14.
const pointsZoom = 14
// The longest name of a place in an address.
const longestName = 100

/** Every landmark of the archive, read tile by tile; a tile that cannot be read is left out. */
export async function collectLandmarks(archive: Archive): Promise<Landmark[]> {
  const landmarks: Landmark[] = []
  for await (const at of archive.tilesAt(Math.min(pointsZoom, archive.header.maxZoom)))
    landmarks.push(...(await landmarksOn(archive, at)))
  return landmarks
}

async function landmarksOn(archive: Archive, at: TileAt): Promise<Landmark[]> {
  const tile = await archive.tile(at)
  const found = tile && (await readTilePoints(tile, at).catch(() => undefined))
  return (found ?? []).flatMap(({ layer, points }) =>
    points.flatMap((point) => {
      const kind = classifyLandmark(point, layer)
      const names = toNames(point.name ?? '', point.nameUr ?? '')
      const isUsable = kind && Math.max(names.name.length, names.nameUr.length) <= longestName
      const { lat, long } = point
      return isUsable ? [{ kind, lat: toFiveDecimals(lat), long: toFiveDecimals(long), ...names }] : []
    }),
  )
}

async function readTilePoints(tile: Tile, at: TileAt) {
  const decoded = await decodeTile(tile)
  return landmarkLayers.map((layer) => ({ layer, points: readPoints(decoded, layer, at) }))
}

/** In files without `name:en` the local name may be the Urdu one. */
function toNames(name: string, nameUr: string): Pick<Landmark, 'name' | 'nameUr'> {
  if (!/\p{Script=Arabic}/u.test(name)) return { name, nameUr }
  return { name: '', nameUr: nameUr || name }
}
