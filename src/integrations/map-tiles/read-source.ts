/** Reads what a host publishes about its tiles: a TileJSON, or a source of a style. */
import type { Basemap, MapAttribution } from '#contract/places/basemap.ts'
import { mapTiles as t } from '#messages/admin.ts'
import { readAttribution } from './attribution.ts'
import { complaintAboutLayers } from './layers.ts'
import { TilesUnavailable } from './tile-source.ts'

/** Tiles of another host. */
export type HostTiles = {
  kind: 'vector' | 'raster'
  /** With {z}, {x} and {y}; rows count from the south when it is `isSouthUp`. */
  template: string
  isSouthUp?: boolean
  minzoom: number
  maxzoom: number
  bounds?: Basemap['bounds']
  attribution: readonly MapAttribution[]
  tileSize?: number
}

const highestZoom = 22
const tileSizes: readonly unknown[] = [64, 128, 256, 512, 1024, 2048]

/**
 * Reads a TileJSON, or the source of a style, which has the same fields.
 * @param from its own address, to which the addresses in it may be relative
 * @throws TilesUnavailable when it lists no tile addresses
 */
export function readTileJson(said: unknown, from: string, kind?: HostTiles['kind']): HostTiles {
  const {
    tiles,
    minzoom,
    maxzoom,
    bounds,
    attribution,
    scheme,
    tileSize,
    vector_layers: layers,
  } = Object(said)
  const template = Array.isArray(tiles) ? templateIn(tiles[0], from) : undefined
  if (template === undefined) throw new TilesUnavailable(t.noTiles)
  const read = readBounds(bounds)
  const found = kind ?? (Array.isArray(layers) ? 'vector' : (tileKind(template) ?? 'vector'))
  return {
    kind: found,
    template,
    ...(scheme === 'tms' && { isSouthUp: true }),
    minzoom: zoomIn(minzoom, 0),
    maxzoom: zoomIn(maxzoom, found === 'vector' ? 14 : 19),
    ...(read && { bounds: read }),
    ...(tileSizes.includes(tileSize) && { tileSize }),
    attribution: typeof attribution === 'string' ? readAttribution(attribution) : [],
  }
}

/** Like `readTileJson`, for tiles drawn in our own style. @throws TilesUnavailable when their layers do not fit */
export function readBasemapTiles(said: unknown, from: string): HostTiles {
  const { vector_layers: layers } = Object(said)
  const names = Array.isArray(layers) ? layers.map((layer) => String(Object(layer).id)) : []
  const complaint = complaintAboutLayers(names)
  if (complaint !== undefined) throw new TilesUnavailable(complaint)
  return readTileJson(said, from)
}

/** The kind of tiles, from the extension in their address. */
export function tileKind(template: string): HostTiles['kind'] | undefined {
  const [path = ''] = template.split('?', 1)
  if (/\.(?:pbf|mvt)$/i.test(path)) return 'vector'
  return /\.(?:png|jpe?g|webp|avif)$/i.test(path) ? 'raster' : undefined
}

/** The address of one tile. */
export function tileAddress(
  { template, isSouthUp }: HostTiles,
  { z, x, y }: Record<'z' | 'x' | 'y', number>,
): string {
  const row = isSouthUp ? 2 ** z - 1 - y : y
  return template.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(row))
}

/** Resolves an address; the URL class would encode { and }. */
export function templateIn(given: unknown, from: string): string | undefined {
  if (typeof given !== 'string') return undefined
  const kept = given.replaceAll('{', '__(').replaceAll('}', ')__')
  if (!URL.canParse(kept, from)) return undefined
  const { href, protocol } = new URL(kept, from)
  return /^https?:$/.test(protocol) ? href.replaceAll('__(', '{').replaceAll(')__', '}') : undefined
}

function zoomIn(given: unknown, otherwise: number): number {
  return typeof given === 'number' && given >= 0 && given <= highestZoom ? Math.floor(given) : otherwise
}

function readBounds(given: unknown): Basemap['bounds'] | undefined {
  if (!Array.isArray(given) || given.length !== 4) return undefined
  const [west, south, east, north] = given.map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  const isBox = west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north
  return isBox ? [west, south, east, north] : undefined
}
