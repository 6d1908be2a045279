/** The basemap of a page: tiles or a style, all fetched from the site's own origin. */

/** The attribution of the data providers, shown on every map. */
export type MapAttribution = { text: string; href?: string }

export type Basemap = {
  /** `vector`: tiles of the OpenMapTiles layers, for our style; `style`: the operator's own style. */
  kind: 'vector' | 'raster' | 'style'
  /** For `vector` and `raster`: a path with {z}, {x} and {y} in it. */
  tiles?: string
  /** For `style`: the path of a style whose addresses are paths of this origin too: put `location.origin` before them. */
  style?: string
  /** For `raster`: how many CSS pixels a tile is wide. */
  tileSize?: number
  /** The tiles come from a file of the server itself, so they are available whenever the site is. */
  isLocal?: boolean
  minzoom: number
  maxzoom: number
  /** West, south, east, north: where there are tiles. */
  bounds?: readonly [west: number, south: number, east: number, north: number]
  attribution: readonly MapAttribution[]
  /** Layers of our style that the operator turned off (MAP_HIDDEN_LAYERS). */
  hiddenLayers?: readonly string[]
}

/** The path below which everything of the basemap is served. */
export const mapFolder = '/map/'

/** Answers `{ available }`: whether tiles are available now. Requested before any code of the map is loaded, unless they are local. */
export const mapStatusPath = '/map/status'

/** The operator's style, rewritten to addresses of this site. */
export const mapStylePath = '/map/style.json'

export type MapStatus = { available: boolean }

/** The address template of the tiles of a version. */
export function tilesPath(version: string): string {
  return `${mapFolder}tiles/${version}/{z}/{x}/{y}`
}
