import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'
import { type MapHost, readHost } from './map-tiles.ts'

export type Maps = {
  /** `auto`: the map file in the data folder, else OpenFreeMap. */
  source: 'auto' | 'off' | MapHost
  /** Replaces the attribution that the source gives. */
  attribution: { text: string; href?: string } | undefined
  hiddenLayers: readonly string[]
  /** The disk space for tiles of other hosts, and how long they are used. */
  cacheBytes: number
  maxAgeMs: number
}

/** Reads the settings of map tiles. @throws ConfigError */
export function readMaps(env: Environment): Maps {
  const source = readSource(env)
  const attribution = readAttribution(env)
  if (attribution === undefined && typeof source === 'object' && source.form === 'template')
    throw new ConfigError(
      'Map tiles need an attribution: set MAP_ATTRIBUTION, such as © OpenStreetMap contributors.',
    )
  return {
    source,
    attribution,
    hiddenLayers: env.MAP_HIDDEN_LAYERS ?? [],
    cacheBytes: env.MAP_TILE_CACHE_MB * 1024 * 1024,
    maxAgeMs: env.MAP_TILE_MAX_AGE_DAYS * 86_400_000,
  }
}

function readSource({ MAP_TILES: given, MAP_STYLE: style }: Environment): Maps['source'] {
  if (given === 'auto' || given === 'off') {
    if (style !== undefined)
      throw new ConfigError(
        'The setting MAP_STYLE has no effect: it replaces {style} in the address of MAP_TILES.',
      )
    return given
  }
  if (style !== undefined && !given.includes('{style}'))
    throw new ConfigError('The setting MAP_STYLE has no effect: add {style} to the address in MAP_TILES.')
  if (style === undefined && given.includes('{style}'))
    throw new ConfigError('The setting MAP_TILES has {style} in it: set MAP_STYLE as well.')
  return readHost(given, style ?? '') ?? 'auto'
}

function readAttribution({
  MAP_ATTRIBUTION: text,
  MAP_ATTRIBUTION_URL: href,
}: Environment): Maps['attribution'] {
  if (text === undefined && href !== undefined)
    throw new ConfigError('The setting MAP_ATTRIBUTION_URL has no effect: set MAP_ATTRIBUTION as well.')
  return text === undefined ? undefined : { text, ...(href !== undefined && { href }) }
}
