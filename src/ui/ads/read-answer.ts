/**
 * Reads the answer of an ad server, which may be anything: only plain text of a sensible length, links that open a
 * page, and pictures of the server's own host come through. An ad with anything else is left out.
 */

export type ShownAd = {
  id: number
  advertiser: string
  headline: string
  text: string
  /** A path of this site, or an https address. */
  link: string
  /** A stored address of this site's own ad server, or the address of a picture. */
  image: string
  alt: string
  weight: number
  /** How often a day a visitor sees it at most. */
  cap: number | null
}

/** `base` is the ad server's address; this site's own begins with a slash. */
export function readAds(answer: unknown, base: string): ShownAd[] {
  const ads: unknown = isObject(answer) ? answer.ads : undefined
  if (!Array.isArray(ads)) return []
  const read = ads.slice(0, mostAds).flatMap((ad) => readAd(ad, base) ?? [])
  return read.filter(({ id }, at) => read.findIndex((other) => other.id === id) === at)
}

const mostAds = 20

function readAd(ad: unknown, base: string): ShownAd | undefined {
  if (!isObject(ad)) return undefined
  const { id, weight, cap = null } = ad
  const advertiser = line(ad.advertiser, 80)
  const headline = line(ad.headline, 80)
  const text = line(ad.text ?? '', 160)
  const alt = line(ad.alt ?? '', 300)
  const link = readLink(ad.link)
  const image = readImage(ad.image, base)
  if (!isWhole(id) || !(cap === null || isWhole(cap)) || !isWeight(weight)) return undefined
  if (!advertiser || !headline || text === undefined || alt === undefined || !link || !image) return undefined
  return { id, advertiser, headline, text, link, image, alt, weight, cap }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31
}

function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 1_000
}

// Marks that turn the reading direction round, and what no keyboard writes into a line.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

function line(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value.length > most || unprintable.test(value)) return undefined
  return value.trim()
}

function readLink(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2_000 || unprintable.test(value)) return undefined
  // A second slash, or what browsers take for one, would lead to another host.
  if (/^\/(?![/\\])/.test(value)) return value
  const url = parsed(value)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}

const stored = /^media\/[\w-]{22}\/original$/

/** From another host only its own pictures, by https; servers of the same make name them as we do. */
function readImage(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 2_000) return undefined
  if (base.startsWith('/')) return stored.test(value) ? value : undefined
  const host = new URL(base)
  const url = parsed(stored.test(value) ? `/${value.replace('original', '840')}` : value, host.origin)
  if (!url || url.origin !== host.origin) return undefined
  return url.protocol === 'https:' || isThisMachine(url) ? url.href : undefined
}

function parsed(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Where an ad server is being developed. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1'
}
