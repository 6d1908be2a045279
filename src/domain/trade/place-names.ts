/** Names of cities and areas as people write them, brought to one form so that no area is made twice. */
import type { AreaKind } from '#contract/places/places.ts'

/**
 * The words of a name, without case, punctuation and accents: 'DHA Defence - Phase 6' → dha, phase, 6.
 * "DHA", "DHA Defence", "Defence (DHA)" and "D.H.A" are one name, and a city's name at the end says nothing
 * ('Bahria Town Karachi' in Karachi).
 */
export function nameWords(name: string, city = ''): readonly string[] {
  const both = `${name}\n${city}`
  const known = remembered.get(both)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const words = splitName(name, city)
  remembered.set(both, words)
  return words
}

// A file names the same few areas again and again.
const remembered = new Map<string, readonly string[]>()
const mostRemembered = 10_000

function splitName(name: string, city: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bd h a\b|\bdefence housing authority\b/g, 'dha')
    .replace(/\bdha defence\b|\bdefence dha\b/g, 'dha')
  const words = plain.split(' ').filter((word) => word !== '')
  const cityWords = city === '' ? [] : nameWords(city)
  const isCityLast =
    cityWords.length > 0 &&
    words.length > cityWords.length &&
    words.slice(-cityWords.length).join() === cityWords.join()
  return isCityLast ? words.slice(0, -cityWords.length) : words
}

/** A name's key within its city: 'G-13/4', 'g 13 4' and 'G13/4' are one. */
export function nameKey(name: string, city = ''): string {
  return nameWords(name, city).join('')
}

/** The key of an area within its parent: 'DHA Phase 6' and 'Phase 6' are one in 'DHA Defence'. */
export function keyWithin(parent: string, name: string, city: string): string {
  return wordsWithin(parent, name, city).join('')
}

function wordsWithin(parent: string, name: string, city: string): readonly string[] {
  const words = nameWords(name, city)
  const outer = nameWords(parent, city)
  const same = words.findIndex((word, at) => word !== outer[at])
  const lead = same === -1 ? words.length : same
  if (lead > 0) return lead < words.length ? words.slice(lead) : words
  const tail = words.length - outer.length
  return tail > 0 && words.slice(tail).join() === outer.join() ? words.slice(0, tail) : words
}

const partWords =
  'phase block sector precinct zone street lane extension main road no فیز بلاک سیکٹر پریسنکٹ'.split(' ')

/** Whether a name such as 'Block A' or 'Phase 2' is meaningful only together with its outer area. */
export function isPartName(name: string): boolean {
  const words = nameWords(name)
  const own = words.filter((word) => !partWords.includes(word))
  const numbered = own.every((word) => /^(?:\d+\p{L}?|\p{L}\d*)$/u.test(word))
  return numbered && (own.length < words.length || words.length === 1)
}

const kinds: ReadonlyArray<[RegExp, AreaKind]> = [
  [/\bblock\b/, 'block'],
  [/\b(?:sector|precinct|zone)\b|(?:^|\s)[a-i] \d{1,2}(?: \d)?$/, 'sector'],
  [/\b(?:phase|extension)\b/, 'phase'],
  [/\b(?:road|avenue|street|boulevard|highway|expressway|motorway|bypass)$/, 'road'],
  [
    /\b(?:society|scheme|town|city|colony|enclave|garden|gardens|villas?|housing|residencia|dha|askari|bahria|valley|orchards?|greens?|homes|farms?)\b/,
    'society',
  ],
]

/** The kind of an area, guessed from the part of its name that is not in its parent's name. */
export function areaKind(name: string, parent: string | undefined, city: string): AreaKind {
  const words = parent === undefined ? nameWords(name, city) : wordsWithin(parent, name, city)
  const own = words.join(' ')
  if (parent !== undefined && /\d$/.test(parent) && /^\p{L}?\d{0,2}$/u.test(own)) return 'block'
  return kinds.find(([pattern]) => pattern.test(own))?.[1] ?? 'locality'
}
