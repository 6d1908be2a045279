import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** Tiles of another host: an address with {z}, {x} and {y}, or the address of a TileJSON or a style. */
export type MapHost = { address: string; form: 'template' | 'document' }

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
    hiddenLayers: (env.MAP_HIDDEN_LAYERS ?? '').split(/[\s,]+/).filter((layer) => layer !== ''),
    cacheBytes: env.MAP_TILE_CACHE_MB * 1024 * 1024,
    maxAgeMs: env.MAP_TILE_MAX_AGE_DAYS * 86_400_000,
  }
}

function readSource({ MAP_TILES: given, MAP_STYLE: style }: Environment): Maps['source'] {
  const word = given?.toLowerCase() ?? 'auto'
  if (given === undefined || word === 'auto' || word === 'off') {
    if (style !== undefined)
      throw new ConfigError(
        'The setting MAP_STYLE has no effect: it replaces {style} in the address of MAP_TILES.',
      )
    return word === 'off' ? 'off' : 'auto'
  }
  if (style !== undefined && !given.includes('{style}'))
    throw new ConfigError('The setting MAP_STYLE has no effect: add {style} to the address in MAP_TILES.')
  if (style === undefined && given.includes('{style}'))
    throw new ConfigError('The setting MAP_TILES has {style} in it: set MAP_STYLE as well.')
  return readHost(given.replaceAll('{style}', style ?? ''))
}

/** Replaces {s} with one host and {r} with the suffix of large tiles. */
function readHost(given: string): MapHost {
  const address = given.replaceAll('{s}', 'a').replaceAll('{r}', '@2x')
  const plain = address.replaceAll(/\{[zxy]\}/g, '0')
  const unknown = /\{[^}]*\}/.exec(plain)?.[0]
  if (unknown !== undefined)
    throw new ConfigError(`The setting MAP_TILES has ${unknown} in it: replace it with its value.`)
  if (!URL.canParse(plain) || !/^https?:$/.test(new URL(plain).protocol))
    throw new ConfigError(
      'The setting MAP_TILES cannot be used: it is auto, off, or an address such as https://tiles.example.com/{style}/{z}/{x}/{y}.png or https://tiles.example.com/tiles.json.',
    )
  const { username, password, pathname } = new URL(plain)
  if (username || password)
    throw new ConfigError('The setting MAP_TILES holds a name or a password, which tile servers do not take.')
  if (pathname.endsWith('.pmtiles'))
    throw new ConfigError(
      'The setting MAP_TILES names a file: put it in the data folder with npm run map -- ADDRESS, and leave MAP_TILES unset.',
    )
  const parts = ['{z}', '{x}', '{y}'].filter((part) => address.includes(part))
  if (parts.length === 0) return { address, form: 'document' }
  if (parts.length === 3) return { address, form: 'template' }
  throw new ConfigError(
    'The setting MAP_TILES cannot be used: an address of tiles has {z}, {x} and {y} in it.',
  )
}

function readAttribution({
  MAP_ATTRIBUTION: text,
  MAP_ATTRIBUTION_URL: href,
}: Environment): Maps['attribution'] {
  if (href !== undefined && !/^https?:\/\//.test(href))
    throw new ConfigError(
      'The setting MAP_ATTRIBUTION_URL cannot be used: it is an address such as https://www.openstreetmap.org/copyright.',
    )
  if (text === undefined && href !== undefined)
    throw new ConfigError('The setting MAP_ATTRIBUTION_URL has no effect: set MAP_ATTRIBUTION as well.')
  return text === undefined ? undefined : { text, ...(href !== undefined && { href }) }
}
