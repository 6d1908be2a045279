/** The basemap for pages from another host's tiles, and the files of its style. */
import type { Basemap, MapAttribution } from '#contract/places/basemap.ts'
import { mapStylePath, tilesPath } from '#contract/places/basemap.ts'
import { mapTiles as t } from '#messages/admin.ts'
import { jsonTypeOf, pictureTypeOf, vectorTypeOf } from './file-types.ts'
import type { HostTiles } from './read-source.ts'
import type { HostStyle } from './read-style.ts'
import type { Tile } from './tile-source.ts'

/** The source that a host offers: tiles for our style, or its own style. */
export type Found = { tiles: HostTiles } | { style: HostStyle }

type Naming = { version: string; attribution: MapAttribution | undefined; hostName: string }

export function toBasemap(found: Found | undefined, { version, ...naming }: Naming): Basemap | undefined {
  if (!found) return undefined
  if ('style' in found) {
    const sources = Object.values(found.style.sources)
    return {
      kind: 'style',
      style: mapStylePath,
      minzoom: 0,
      maxzoom: Math.max(...sources.map(({ maxzoom }) => maxzoom)),
      attribution: whoMade(sources, naming),
    }
  }
  const { kind, minzoom, maxzoom, bounds, tileSize = 256 } = found.tiles
  return {
    kind,
    tiles: tilesPath(version),
    ...(kind === 'raster' && { tileSize }),
    minzoom,
    maxzoom,
    ...(bounds && { bounds }),
    attribution: whoMade([found.tiles], naming),
  }
}

/** The operator's attribution, else that of the sources, each name once; never empty. */
function whoMade(
  sources: readonly HostTiles[],
  { attribution, hostName }: Omit<Naming, 'version'>,
): readonly MapAttribution[] {
  if (attribution) return [attribution]
  const stated = new Map(sources.flatMap((source) => source.attribution).map((one) => [one.text, one]))
  return stated.size > 0 ? [...stated.values()] : [{ text: t.namedByHost({ host: hostName }) }]
}

const fiveMinutes = 300

type Wanted = { address: string; typeOf: typeof jsonTypeOf }

/** The file of a style at a path below /map/: the style itself, or the address of a glyph or sprite. */
export function styleFile(
  { style, glyphs, sprites }: HostStyle,
  path: string,
  version: string,
): Tile | Wanted | undefined {
  if (path === 'style.json')
    return {
      bytes: style,
      encoding: 'gzip',
      contentType: 'application/json; charset=utf-8',
      maxAgeSeconds: fiveMinutes,
    }
  const [folder, from, ...rest] = path.split('/').map(decodeURIComponent)
  if (from !== version) return undefined
  if (folder === 'glyphs' && glyphs !== undefined) {
    const [fonts = '', file = '', ...more] = rest
    const [, range] = /^(\d{1,7}-\d{1,7})\.pbf$/.exec(file) ?? []
    if (range === undefined || more.length > 0 || !/^[\w ,.'()&+-]{1,200}$/.test(fonts) || /\.\./.test(fonts))
      return undefined
    const address = glyphs.replaceAll('{fontstack}', encodeURIComponent(fonts)).replaceAll('{range}', range)
    return { address, typeOf: vectorTypeOf }
  }
  if (folder === 'sprites' && rest.length === 1) {
    const [, name = '', scale = '', ending] = /^([\w-]+)(@[1-4]x)?\.(json|png)$/.exec(rest[0] ?? '') ?? []
    const sprite = sprites[name]
    if (sprite === undefined || ending === undefined) return undefined
    const url = new URL(sprite)
    url.pathname += `${scale}.${ending}`
    return { address: url.href, typeOf: ending === 'json' ? jsonTypeOf : pictureTypeOf }
  }
  return undefined
}
