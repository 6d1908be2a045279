/** The attribution of tiles, parsed from the HTML in which sources give it. */
import type { MapAttribution } from '#contract/places/basemap.ts'

/** The attribution that OpenMapTiles layers with OpenStreetMap data require. */
export const openMapTilesAttribution: readonly MapAttribution[] = [
  { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
  { text: '© OpenMapTiles', href: 'https://openmaptiles.org/' },
]

export const openFreeMapAttribution: readonly MapAttribution[] = [
  { text: 'OpenFreeMap', href: 'https://openfreemap.org' },
  ...openMapTilesAttribution,
]

const link = /<a\b[^>]*\bhref\s*=\s*["']?([^"'\s>]+)[^>]*>([\s\S]*?)<\/a\s*>/gi

/** The names in the order of the text; links with their addresses. */
export function readAttribution(html: string): MapAttribution[] {
  const found: MapAttribution[] = []
  let end = 0
  const add = (markup: string, href?: string) => {
    const text = plain(markup)
    if (/[\p{L}\p{N}]/u.test(text)) found.push(href ? { text, href } : { text })
  }
  for (const match of html.slice(0, 2_000).matchAll(link)) {
    const [whole, href = '', markup = ''] = match
    add(html.slice(end, match.index))
    const address = decode(href)
    add(markup, /^https?:\/\//i.test(address) ? address : undefined)
    end = match.index + whole.length
  }
  add(html.slice(end, 2_000))
  return found
}

function plain(markup: string): string {
  return decode(markup.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s|·,;-]+|[\s|·,;-]+$/g, '')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  copy: '©',
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[String(name).toLowerCase()] ?? whole
  })
}
