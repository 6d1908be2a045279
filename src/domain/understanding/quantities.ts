/** Numbers with their units as people say them: '10 marla', '1 crore 50 lac', 'derh crore', '3 bed', '50k'. */
import { parseSize } from '#contract/listings/parse-size.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { editDistance } from '#contract/text/edit-distance.ts'
import { numberWords } from '#contract/text/number-words.ts'
import { parsePrice } from '#contract/text/read-price.ts'
import type { Word } from './read-words.ts'

/** The unit of a number. */
export type Unit =
  | { kind: 'price'; rupees: number }
  | { kind: 'size'; unit: SizeUnit }
  | { kind: 'beds' | 'baths' }

/** A number among the words, and the place after it. */
export type Spoken<Value> = { value: Value; next: number }

const inWords = numberWords((word) => plainWords(word).join(''))

/** The number that begins there, in digits or words. */
export function numberAt(words: readonly Word[], at: number): Spoken<number> | undefined {
  const word = words[at]
  if (!word) return undefined
  if (word.number !== undefined) return { value: word.number, next: at + 1 }
  const next = words[at + 1]
  const said = inWords.read(word.typed, next && (next.number ?? inWords.whole(next.typed)))
  return said && { value: said.value, next: at + (said.takesNext ? 2 : 1) }
}

const rooms = {
  beds: 'bed|beds|bedroom|bedrooms|bed room|bed rooms|bedrom|badroom|bdr|br|bhk|room|rooms|kamra|kamre|kamray|kamron|kamro|kamry|بیڈ|بیڈز|بیڈ روم|بیڈروم|بیڈرومز|کمرہ|کمرے|کمروں',
  baths:
    'bath|baths|bathroom|bathrooms|bath room|bath rooms|washroom|washrooms|wash room|toilet|toilets|باتھ|باتھ روم|باتھ رومز|واش روم|واشروم|غسل خانے',
}
const roomWords = new Map(
  (['baths', 'beds'] as const).flatMap((kind) =>
    rooms[kind].split('|').map((phrase) => [plainWords(phrase).join(' '), kind] as const),
  ),
)

/** The unit that begins there; a letter alone counts only when it is joined to its number: '50k', '3c'. */
export function unitAt(words: readonly Word[], at: number): Spoken<Unit> | undefined {
  for (const length of [2, 1]) {
    const unit = words.length < at + length ? undefined : unitOf(words.slice(at, at + length))
    if (unit) return { value: unit, next: at + length }
  }
  return undefined
}

const joinedLetter = /^[klc]$/

function unitOf(words: readonly Word[]): Unit | undefined {
  const [first] = words
  const typed = words.map((word) => plainWords(word.typed).join('')).join(' ')
  const kind = roomWords.get(typed)
  if (kind) return { kind }
  const size = parseSize(`1 ${words.map((word) => word.typed.toLowerCase()).join(' ')}`)
  if (size) return { kind: 'size', unit: size.unit }
  if (words.length > 1 || typed.length < 2) {
    const isJoined = words.length === 1 && joinedLetter.test(typed) && (first?.gap === '' || typed === 'k')
    if (!isJoined) return undefined
  }
  const rupees = parsePrice(`1 ${typed}`)
  if (rupees !== undefined && rupees >= 1000) return { kind: 'price', rupees }
  return misspelledUnit(typed)
}

const easilyMisspelled: ReadonlyArray<readonly [string, Unit]> = [
  ['crore', { kind: 'price', rupees: 10_000_000 }],
  ['karor', { kind: 'price', rupees: 10_000_000 }],
  ['hazar', { kind: 'price', rupees: 1000 }],
  ['thousand', { kind: 'price', rupees: 1000 }],
  ['million', { kind: 'price', rupees: 1_000_000 }],
  ['marla', { kind: 'size', unit: 'marla' }],
  ['kanal', { kind: 'size', unit: 'kanal' }],
  ['bedroom', { kind: 'beds' }],
  ['bathroom', { kind: 'baths' }],
  ['washroom', { kind: 'baths' }],
]

function misspelledUnit(word: string): Unit | undefined {
  if (word.length < 4) return undefined
  return easilyMisspelled.find(([known]) => known[0] === word[0] && editDistance(word, known, 1) <= 1)?.[1]
}

/** An amount of rupees that begins there, larger words first: '1 crore 50 lac'. */
export function rupeesAt(words: readonly Word[], at: number): Spoken<number> | undefined {
  const first = numberAt(words, at)
  const unit = first && unitAt(words, first.next)
  if (!first || unit?.value.kind !== 'price') return undefined
  const value = Math.round(first.value * unit.value.rupees)
  const rest = rupeesOnly(words, unit.next, unit.value.rupees)
  return rest ? { value: value + rest.value, next: rest.next } : { value, next: unit.next }
}

/** A smaller amount right after a larger one. */
function rupeesOnly(words: readonly Word[], at: number, below: number): Spoken<number> | undefined {
  if (!/^\s*$/.test(words[at]?.gap ?? '-')) return undefined
  const number = numberAt(words, at)
  const unit = number && unitAt(words, number.next)
  if (!number || unit?.value.kind !== 'price' || unit.value.rupees >= below) return undefined
  return { value: Math.round(number.value * unit.value.rupees), next: unit.next }
}
