/** Rewrites an operator's own style, so that browsers fetch everything in it from this site. */
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { mapFolder, tilesPath } from '#contract/places/basemap.ts'
import { mapTiles as t } from '#messages/admin.ts'
import { type HostTiles, readTileJson, templateIn } from './read-source.ts'
import { TilesUnavailable } from './tile-source.ts'

export type HostStyle = {
  /** As JSON with addresses of this site, compressed. */
  style: Buffer
  /** The sources by the version in those addresses. */
  sources: Readonly<Record<string, HostTiles>>
  /** With {fontstack} and {range}. */
  glyphs: string | undefined
  /** Addresses by name; a request adds @2x, .json or .png. */
  sprites: Readonly<Record<string, string>>
}

export function isStyle(said: unknown): boolean {
  const { version, layers, sources } = Object(said)
  return version === 8 && Array.isArray(layers) && typeof sources === 'object'
}

/** The same address has the same name in every process. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 12)
}

const mostSources = 8
const tileKinds = { vector: 'vector', raster: 'raster', 'raster-dem': 'raster' } as const
// Anything else in a style might send a browser to another host.
const taken = [
  'version',
  'name',
  'center',
  'zoom',
  'bearing',
  'pitch',
  'light',
  'sky',
  'terrain',
  'projection',
]

/**
 * @param fetchJson fetches what a source of the style names, a TileJSON
 * @throws TilesUnavailable when this site can serve none of its tiles
 */
export async function readStyle(
  said: unknown,
  from: string,
  fetchJson: (address: string) => Promise<unknown>,
): Promise<HostStyle> {
  const given = Object(said)
  const version = addressHash(from)
  const sources: Record<string, HostTiles> = {}
  const rewritten: Record<string, object> = {}
  for (const [name, source] of Object.entries(Object(given.sources)).slice(0, mostSources)) {
    const { type, data, url, encoding } = Object(source)
    if (type === 'geojson' && typeof data === 'object') rewritten[name] = { type, data }
    const kind = tileKinds[String(type) as keyof typeof tileKinds]
    if (kind === undefined) continue
    const address = templateIn(url, from)
    const about = address === undefined ? source : { ...Object(await fetchJson(address)), ...Object(source) }
    const tiles = readTileJson(about, address ?? from, kind)
    const own = addressHash(`${from} ${name}`)
    sources[own] = tiles
    const { minzoom, maxzoom, bounds, tileSize } = tiles
    rewritten[name] = {
      type,
      tiles: [tilesPath(own)],
      minzoom,
      maxzoom,
      ...(bounds && { bounds }),
      ...(tileSize && { tileSize }),
      ...(tiles.kind === 'vector' && { sparse: true }),
      ...(typeof encoding === 'string' && { encoding }),
    }
  }
  if (Object.keys(sources).length === 0) throw new TilesUnavailable(t.noSources)
  const glyphs = templateIn(given.glyphs, from)
  const sprites = readSprites(given.sprite, from)
  const spritesPath = (name: string) => `${mapFolder}sprites/${version}/${name}`
  const names = Object.keys(sprites)
  const style = {
    ...Object.fromEntries(taken.filter((key) => key in given).map((key) => [key, given[key]])),
    sources: rewritten,
    layers: given.layers.filter((layer: unknown) => {
      const { source } = Object(layer)
      return source === undefined || source in rewritten
    }),
    ...(glyphs && { glyphs: `${mapFolder}glyphs/${version}/{fontstack}/{range}.pbf` }),
    ...(names.length > 0 && { sprite: names.map((id) => ({ id, url: spritesPath(id) })) }),
  }
  return { style: gzipSync(JSON.stringify(style)), sources, glyphs, sprites }
}

function readSprites(given: unknown, from: string): Record<string, string> {
  const listed = Array.isArray(given) ? given : [{ id: 'default', url: given }]
  const found: Record<string, string> = {}
  for (const one of listed.slice(0, mostSources)) {
    const { id, url } = Object(one)
    const address = templateIn(url, from)
    if (address !== undefined && /^[\w-]{1,40}$/.test(String(id))) found[String(id)] = address
  }
  return found
}
