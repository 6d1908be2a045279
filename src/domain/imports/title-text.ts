/** Writes the bare words of an address as people do: names with capitals, sizes with units, no prices. */
import { nameKey } from '../trade/index.ts'
import { smallWords, writeWord } from './title-words.ts'

export interface TitlePlace {
  city: string
  /** From the outermost to the innermost. */
  areas: readonly string[]
}

const longest = 100

/** 'flat 2 bed dd in g 13 4' becomes 'Flat 2 bed DD in G-13/4'. Takes lower-case words with single spaces. */
export function writeTitle(text: string, place: TitlePlace): string {
  const measured = writeSizes(withoutPrice(withoutFiller(text)))
  const coded = hasSectors(place.city) ? measured.replace(sectorCode, writeSector) : measured
  const words = coded
    .replace(/\bt v\b/g, 'TV')
    .replace(/\bd d\b/g, 'DD')
    .replace(/\bg (\d)(?= (?:house|bungalow|banglow))/g, 'G+$1')
    .split(' ')
    .map(writeWord)
    .join(' ')
  return capitalised(trimEnds(writePlaces(writeNames(words), place)))
}

/** What the portal's own form adds to many titles. */
function withoutFiller(text: string): string {
  return text.replace(/ (?:if you hurry|(?:is )?available as of now|as of now|and sale now)\b/g, '')
}

/** A price in the title would be wrong after the first change of price. */
function withoutPrice(text: string): string {
  return text
    .replace(/\b(?:in |for |at |of |under |price )*(?:only )?(?:rs|pkr) ?(?:\d+ ?)+(?: only)?\b/g, ' ')
    .replace(/\b(?:demand |in |for |at |only )*\d+(?: \d+)? ?(?:crores?|lakhs?|lacs?)\b(?: only)?/g, ' ')
    .replace(/ {2,}/g, ' ')
}

function writeSizes(text: string): string {
  return text
    .replace(/\b(?:square f(?:ee|oo)t|sq ?ft|sq f(?:ee|oo)t|sft)\b/g, 'sq ft')
    .replace(/(?<=\d )(?:square yards?|sq ya?r?ds?|sq y|yards?|gaz)\b/g, 'sq yd')
    .replace(/\b\d{4,6}(?= sq )/g, (digits) => grouped.format(Number(digits)))
}

const grouped = new Intl.NumberFormat('en-US')

/** Islamabad and its twin name their sectors by letter, number and quarter. */
function hasSectors(city: string): boolean {
  return ['islamabad', 'rawalpindi'].includes(nameKey(city))
}

// A last number that counts something else is no quarter: 'e 11 2 bed flat' is in E-11.
const sectorCode =
  /\b([b-i]) ?(1?\d)(?: ([1-4])(?! (?:bed|marla|kanal|side|unit|store?y|kitchen)))?\b(?! ?(?:bed|marla|kanal))/g

function writeSector(whole: string, letter: string, sector: string, quarter?: string): string {
  if (Number(sector) < 5) return whole
  return `${letter.toUpperCase()}-${sector}${quarter === undefined ? '' : `/${quarter}`}`
}

const part =
  /\b(phase|block|sector|precinct|scheme|zone|tower|type|category) (\d+\w?|[a-z]\d?|[a-z]{2}\d)(?![\w'])/g
const blockBefore = /\b([a-z]\d?|[a-z]{2}) block\b/g
const namedPlace =
  /\b([a-z]{3,}|[A-Z][A-Za-z]+) (towns?|colony|residency|residencia|heights?|enclave|towers?|gardens?|mall|orchard|road)\b/g
const noNames = new Set(
  'leased maintained gated double housing family entire whole roof main back front wide side big open link feet foot'.split(
    ' ',
  ),
)

function writeNames(text: string): string {
  return text
    .replace(part, (whole, word: string, which: string) =>
      smallWords.has(which) ? whole : `${capitalised(word)} ${which.toUpperCase()}`,
    )
    .replace(blockBefore, (whole, which: string) =>
      smallWords.has(which) ? whole : `${which.toUpperCase()} Block`,
    )
    .replace(namedPlace, (whole, word: string, kind: string) =>
      smallWords.has(word) || noNames.has(word) ? whole : `${capitalised(word)} ${capitalised(kind)}`,
    )
}

/** The row's own places in their own spelling, each said once in a row. */
function writePlaces(text: string, { city, areas }: TitlePlace): string {
  const names = [...areas, city].filter((name) => nameKey(name).length > 2)
  return names
    .sort((a, b) => b.length - a.length)
    .reduce((title, name) => title.replace(spellingOf(name), name).replaceAll(`${name} ${name}`, name), text)
}

// A file names the same few areas again and again, and a pattern takes long to make.
const spellings = new Map<string, RegExp>()
const mostSpellings = 10_000

/** The name in any case, with spaces for its punctuation. Addresses are ASCII. */
function spellingOf(name: string): RegExp {
  const known = spellings.get(name)
  if (known) return known
  if (spellings.size >= mostSpellings) spellings.clear()
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const spelling = new RegExp(`(?<![a-z0-9-])${words.join('[ /-]*')}(?![a-z0-9-])`, 'gi')
  spellings.set(name, spelling)
  return spelling
}

function trimEnds(text: string): string {
  const words = text.split(' ').filter((word) => word !== '')
  while (words.join(' ').length > longest) words.pop()
  while (smallWords.has(words.at(-1) ?? '')) words.pop()
  while (/^(?:is|are|in|at|of|and|for)$/.test(words[0] ?? '')) words.shift()
  return words.join(' ')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
