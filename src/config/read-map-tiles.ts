import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

/** Whose tiles maps are made of; nothing when they are drawn. */
export function readMapTiles(env: Environment) {
  const { MAP_TILES: template, MAP_STYLE: style, MAP_ATTRIBUTION: attribution } = env
  const attributionUrl = env.MAP_ATTRIBUTION_URL
  if (template === undefined) {
    if (style === undefined && attribution === undefined && attributionUrl === undefined) return undefined
    throw new ConfigError('To have maps made of tiles, set MAP_TILES as well.')
  }
  const address = template.replaceAll('{style}', style ?? '{style}')
  const isAddress = /^(?:https?:\/\/[^/{}@]+)?\/[^@]*$/.test(address) && !address.startsWith('//')
  const left = address.replaceAll(/\{[zxyr]\}/g, '')
  if (!isAddress || !['{z}', '{x}', '{y}'].every((part) => address.includes(part)) || /[{}]/.test(left))
    throw new ConfigError(
      style === undefined && template.includes('{style}')
        ? 'The setting MAP_TILES has {style} in it: set MAP_STYLE as well.'
        : 'The setting MAP_TILES cannot be used: it is an address such as https://tiles.example.com/{style}/{z}/{x}/{y}.png.',
    )
  if (style !== undefined && !template.includes('{style}'))
    throw new ConfigError('The setting MAP_STYLE has no place: write {style} where it belongs in MAP_TILES.')
  if (attribution === undefined)
    throw new ConfigError(
      'Those who make map tiles ask to be named: set MAP_ATTRIBUTION, such as © OpenStreetMap contributors.',
    )
  if (attributionUrl !== undefined && !/^https?:\/\//.test(attributionUrl))
    throw new ConfigError(
      'The setting MAP_ATTRIBUTION_URL cannot be used: it is an address such as https://www.openstreetmap.org/copyright.',
    )
  return { address, attribution, attributionUrl }
}
