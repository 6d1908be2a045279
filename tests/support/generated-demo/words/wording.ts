/** How facts are put into words: numbers, sizes, floors, lists. */

import { formatSize } from '#contract/listings/format-size.ts'
import type { Subtype } from '#contract/listings/property.ts'
import type { Facts } from '../listings/fact-types.ts'
import type { Teller } from './tell.ts'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export function inText(count: number): string {
  return numbers[count] ?? String(count)
}

/** 'three bedrooms', 'one bath'. */
export function count(amount: number | null, noun: string): string {
  return `${inText(amount ?? 0)} ${noun}${amount === 1 ? '' : 's'}`
}

/** 'a house', 'an 8-marla house', 'an apartment'. */
export function a(words: string): string {
  return /^(?:[aei]|o(?!ne)|u(?!ni|s)|8|11[ -]|18[ -])/i.test(words) ? `an ${words}` : `a ${words}`
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'a, b and c'. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** '10 marla', '1.5 kanal', '240 sq yd', '1,150 sq ft'. */
export function sizeOf({ size }: Facts): string {
  return formatSize(size).toLowerCase()
}

/** The size before a noun: '10-marla', '1-kanal', '240 sq yd'. */
export function sized(facts: Facts): string {
  const { unit } = facts.size
  return unit === 'marla' || unit === 'kanal' ? sizeOf(facts).replace(' ', '-') : sizeOf(facts)
}

const ordinals = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
]

/** 'ground floor', 'third floor', '15th floor'. */
export function floorOf({ floor }: Facts): string {
  return `${ordinals[floor] ?? `${floor}th`} floor`
}

/** 'single-storey', 'double-storey', 'three-storey'. */
export function storeyed({ storeys }: Facts): string {
  return `${['', 'single', 'double'][storeys] ?? inText(storeys)}-storey`
}

/** 'in DHA Phase 6', 'on Warsak Road'. */
export function inPlace({ place }: Facts): string {
  return `${place.kind === 'road' ? 'on' : 'in'} ${place.name}`
}

/** A place close by, if there is one that was not named yet. */
export function nearby({ facts, random, first }: Teller): string | false {
  const { near } = facts.place
  return near.length > 0 && first('near') && random.pick(near)
}

const nouns: Partial<Record<Subtype, string>> = {
  'hotel suites': 'hotel suite',
  'residential plot': 'plot',
  'agricultural land': 'farm land',
  'industrial land': 'industrial plot',
  'farmhouse plot': 'farmhouse plot',
  'plot file': 'file',
  other: 'space',
}

/** What people call it in a sentence. */
export function nounOf({ subtype, use }: Facts): string {
  return subtype === 'other' ? `${use} space` : (nouns[subtype] ?? subtype)
}

/** 'new', 'four years old'. */
export function aged({ age }: Facts): string {
  return age === 0 ? 'new' : age === 1 ? 'one year old' : `${inText(age)} years old`
}
