/** Titles out of addresses such as '.../f_8_f_8_1_house_in_f_8_1_sized_2000_square_yard_is_available-43039835'. */

import { type Size, toSquareFeet } from '#contract/listings/convert-size.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import { nameWords } from '../trade/index.ts'
import { type TitlePlace, writeTitle } from './title-text.ts'
import { spokenNumbers } from './title-words.ts'

/** What the row says, which a title may not contradict. */
export interface TitleFacts extends TitlePlace {
  size: Size
  marlaBasis: number
  beds: number | null
}

const shortest = 14

/**
 * A readable title out of the words of an address. Undefined when the address speaks of another place, another
 * size or another number of bedrooms than the row does, or says nothing of its own: then the facts make the title.
 */
export function titleFromSlug(slug: string, facts: TitleFacts): string | undefined {
  const own = wordsAfterPlace(slug.toLowerCase().split('_'), facts)
  if (own === undefined) return undefined
  const text = joinNumbers(own.join(' ').replace(/ {2,}/g, ' ').trim(), facts)
  if (isTemplate.test(text) || contradicts(text, facts)) return undefined
  const title = writeTitle(text, facts)
  if (!title.includes(' ')) return undefined
  const whole = withArea(title, facts)
  return whole.length < shortest || whole.split(' ').length < 3 ? undefined : whole
}

/** The address begins with the parent and the area; the same place again right behind them is left out too. */
function wordsAfterPlace(words: readonly string[], { city, areas }: TitleFacts): string[] | undefined {
  const area = areas.at(-1) ?? city
  const at = words.findIndex((_, from) => from <= 6 && lengthOf(area, words.slice(from)) > 0)
  if (at === -1) return undefined
  const rest = words.slice(at + lengthOf(area, words.slice(at)))
  const again = lengthOf(area, rest)
  return rest.length - again >= 4 ? rest.slice(again) : rest
}

/** How many of the first words spell the name; 0 when they do not. */
function lengthOf(name: string, words: readonly string[]): number {
  const wanted = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  let spelled = ''
  for (const [at, word] of words.entries()) {
    spelled += word
    if (!wanted.startsWith(spelled)) return 0
    if (spelled === wanted) return at + 1
  }
  return 0
}

/** Titles that the portal's form proposes: they fit any advertisement and tell nothing of this one. */
const isTemplate =
  /^(?:get in touch|ready to (?:buy|sale)|this is your|looking for|buy your|get your|to sale you|you can|want to buy|become owner|end your search|your search|buying a|stop|search (?:no|ends)|best options? for|don t|do not|investors|don)\b/

/** '3 5 marla' is 3.5 marla where the row's own size is; '2 475 sq ft' and '7marla' are mended too. */
function joinNumbers(text: string, facts: TitleFacts): string {
  return text
    .replace(/\b(\d+)(marlas?|kanals?|sqft|sq|beds?)\b/g, '$1 $2')
    .replace(/\b(\d{1,2}) (\d{1,2}) (marlas?|kanals?)\b/g, (whole, a, b, unit) =>
      fits({ value: Number(`${a}.${b}`), unit: unit.startsWith('m') ? 'marla' : 'kanal' }, facts)
        ? `${a}.${b} ${unit}`
        : whole,
    )
    .replace(/\b(\d{1,2}) (\d{3}) (?=sq|square)/g, '$1$2 ')
    .replace(/\b0(\d) (?=marla|kanal|bed)/g, '$1 ')
}

/** The portal's list now and then gives an advertisement the address of its neighbour. */
function contradicts(text: string, facts: TitleFacts): boolean {
  return (
    sizesIn(text).some((size) => !fits(size, facts)) ||
    bedsIn(text).some((beds) => beds !== facts.beds) ||
    isElsewhere(text, facts)
  )
}

function fits({ value, unit }: Size, { size, marlaBasis }: TitleFacts): boolean {
  const stated = toSquareFeet(value, unit, marlaBasis)
  const known = toSquareFeet(size.value, size.unit, marlaBasis)
  return Math.abs(stated - known) <= known * 0.12
}

const number = `\\d+(?:\\.\\d+)?|${Object.keys(spokenNumbers).join('|')}`
const numberOf = (things: string) => new RegExp(`\\b(${number}) (?:${things})\\b`, 'g')
const statedBeds = numberOf('(?:x )?bed(?:s|rooms?| rooms?)?')
const statedSizes: ReadonlyArray<[RegExp, SizeUnit]> = [
  [numberOf('marlas?'), 'marla'],
  [numberOf('kanals?|kenals?'), 'kanal'],
  [numberOf('square f(?:ee|oo)t|sq ?ft|sq f(?:ee|oo)t|sft'), 'sqft'],
  [numberOf('square yards?|sq ya?r?ds?|sq y|yards?|gaz'), 'sqyd'],
]

function sizesIn(text: string): Size[] {
  return statedSizes.flatMap(([spelling, unit]) =>
    Array.from(text.matchAll(spelling), ([, value = '']) => ({ value: asNumber(value), unit })),
  )
}

function bedsIn(text: string): number[] {
  return Array.from(text.matchAll(statedBeds), ([, value = '']) => asNumber(value))
}

function asNumber(text: string): number {
  return spokenNumbers[text] ?? Number(text)
}

/** Whether the text names a phase, sector, precinct or block, and the row lies in another one. */
function isElsewhere(text: string, { areas }: TitleFacts): boolean {
  const own = partsIn(areas.map((area) => nameWords(area).join(' ')).join(', '))
  return partsIn(text).some(
    ({ kind, which }) =>
      own.some((part) => part.kind === kind) &&
      !own.some((part) => part.kind === kind && part.which.startsWith(which)),
  )
}

function partsIn(text: string): Array<{ kind: string; which: string }> {
  const parts = text.matchAll(/\b(phase|sector|precinct|block) ([a-z]?\d{1,2}|[a-z])\b/g)
  return Array.from(parts, ([, kind = '', which = '']) => ({ kind, which }))
}

/** 'House for sale' alone would be the title of a hundred listings. */
function withArea(title: string, { areas }: TitleFacts): string {
  const area = areas.at(-1)
  const isBare = title.split(' ').length <= 6 && !/ (?:in|at|of) |\d/.test(title)
  return isBare && area !== undefined && !/^others?$/i.test(area) ? `${title} in ${area}` : title
}
