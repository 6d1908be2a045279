/** Where map tiles come from: a word, or an address with {z}, {x} and {y}, of a TileJSON or of a style. */
import { hideableLayers } from '#contract/places/basemap-layers.ts'
import { parseUrlWithScheme } from './address-kinds.ts'
import type { Kind } from './kinds.ts'
import { Unusable } from './unusable.ts'

/** Tiles of another host: an address with {z}, {x} and {y}, or the address of a TileJSON or a style. */
export type MapHost = { address: string; form: 'template' | 'document' }

/** Words are given in small letters, an address as it is written. */
export const mapTiles: Kind<string> = {
  what: 'auto, off, or the address of tiles, of a TileJSON or of a style',
  example: 'https://tiles.example.com/{style}/{z}/{x}/{y}.png',
  read(text) {
    const word = text.toLowerCase()
    if (word === 'auto' || word === 'off') return word
    return readHost(text, 'style') && text
  },
}

/** A layer of our style. One that is misspelt would be shown, which may be against the law (docs/map.md). */
export const mapLayer: Kind<string> = {
  what: 'the name of a layer',
  read(text) {
    if (hideableLayers.includes(text)) return text
    throw new Unusable('docs/map.md lists the names of the layers')
  },
}

/** Replaces {style} with its name, {s} with one host and {r} with the suffix of large tiles. @throws Unusable */
export function readHost(given: string, style: string): MapHost | undefined {
  const address = given.replaceAll('{style}', style).replaceAll('{s}', 'a').replaceAll('{r}', '@2x')
  const plain = address.replaceAll(/\{[zxy]\}/g, '0')
  const url = parseUrlWithScheme(plain, ['https:', 'http:'])
  if (!url) return undefined
  if (/[{}]/.test(plain))
    throw new Unusable('the only placeholders allowed are {style}, {z}, {x}, {y}, {s} and {r}')
  if (url.username || url.password) throw new Unusable('it must not contain a user name or password')
  if (url.pathname.endsWith('.pmtiles'))
    throw new Unusable(
      'a file is put into the data folder with npm run map -- ADDRESS, and MAP_TILES is left unset',
    )
  const parts = ['{z}', '{x}', '{y}'].filter((part) => address.includes(part))
  if (parts.length === 0) return { address, form: 'document' }
  if (parts.length === 3) return { address, form: 'template' }
  throw new Unusable('an address of tiles has {z}, {x} and {y} in it')
}
