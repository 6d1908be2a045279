/** How facts are put into Urdu words: numbers, sizes, floors, places. */
import { formatSize } from '#contract/listings/format-size.ts'
import type { Subtype } from '#contract/listings/property.ts'
import { inLanguage } from '#messages/language.ts'
import { propertyTerms } from '#messages/ur/common/property-terms.ts'
import type { Facts } from '../../listings/fact-types.ts'
import { inUrdu } from '../../places/urdu-names.ts'
import type { Teller } from '../tell.ts'
import { landmarks } from './landmarks.ts'

const numbers = ['صفر', 'ایک', 'دو', 'تین', 'چار', 'پانچ', 'چھ', 'سات', 'آٹھ', 'نو', 'دس', 'گیارہ', 'بارہ']

export function inText(count: number | null): string {
  return numbers[count ?? 0] ?? String(count)
}

/** 'چار بیڈ روم'. */
export function bedsOf({ beds }: Facts): string {
  return `${inText(beds)} بیڈ روم`
}

/** 'تین باتھ روم'. */
export function bathsOf({ baths }: Facts): string {
  return `${inText(baths)} باتھ روم`
}

/** 'الف، ب اور ج'. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join('، ')} اور ${words.at(-1)}`
}

/** '10 مرلہ', '240 مربع گز'. */
export function sizeOf({ size }: Facts): string {
  return inLanguage('ur', () => formatSize(size))
}

const ordinals = [
  'گراؤنڈ فلور',
  'پہلی منزل',
  'دوسری منزل',
  'تیسری منزل',
  'چوتھی منزل',
  'پانچویں منزل',
  'چھٹی منزل',
  'ساتویں منزل',
  'آٹھویں منزل',
  'نویں منزل',
  'دسویں منزل',
  'گیارہویں منزل',
  'بارہویں منزل',
  'تیرہویں منزل',
  'چودہویں منزل',
]

/** 'گراؤنڈ فلور', 'تیسری منزل'. */
export function floorOf({ floor }: Facts): string {
  return ordinals[floor] ?? `منزل نمبر ${floor}`
}

/** 'دو منزلہ'. */
export function storeyed({ storeys }: Facts): string {
  return `${inText(storeys)} منزلہ`
}

/** 'گلبرگ میں', 'وارسک روڈ پر'. */
export function inPlace({ place }: Facts): string {
  return `${place.urdu} ${place.kind === 'road' ? 'پر' : 'میں'}`
}

/** 'لاہور'. */
export function cityOf({ place }: Facts): string {
  return inUrdu(place.city)
}

/** A known place close by, if there is one that was not named yet. */
export function nearby({ facts, random, first }: Teller): string | false {
  const known = facts.place.near.flatMap((name) => landmarks[name] ?? [])
  return known.length > 0 && first('near') && random.pick(known)
}

const nouns: Readonly<Record<Subtype, string>> = {
  ...propertyTerms.types,
  house: 'مکان',
  'plot file': 'فائل',
  'farmhouse plot': 'فارم ہاؤس کا پلاٹ',
  other: 'جگہ',
}

/** What people call it. */
export function nounOf({ subtype }: Facts): string {
  return nouns[subtype]
}

const feminine: ReadonlySet<Subtype> = new Set<Subtype>([
  'annexe',
  'agricultural land',
  'industrial land',
  'plot file',
  'shop',
  'factory',
  'building',
  'other',
])

/** The form of a word that goes with it: of 'کا' and 'کی', of 'نیا' and 'نئی'. */
export function agree({ subtype }: Facts, masculine: string, ofFeminine: string): string {
  return feminine.has(subtype) ? ofFeminine : masculine
}

/** 'کا' or 'کی'. */
export function of(facts: Facts): string {
  return agree(facts, 'کا', 'کی')
}

const uses: Readonly<Record<string, string>> = {
  clinic: 'کلینک',
  school: 'اسکول',
  restaurant: 'ریستوران',
  showroom: 'شوروم',
  'training centre': 'تربیتی مرکز',
  gym: 'جم',
  salon: 'سیلون',
  'call centre': 'کال سینٹر',
}

/** What a commercial property of no common kind is for. */
export function tradeOf({ use }: Facts): string {
  return uses[use] ?? 'کاروبار'
}

/** How old it is, as an adjective. */
export function stateOf(facts: Facts, random: Teller['random']): string {
  const { age } = facts
  if (age === 0)
    return random.pick([agree(facts, 'نیا', 'نئی'), 'نو تعمیر شدہ', agree(facts, 'بالکل نیا', 'بالکل نئی')])
  if (age <= 3) return random.pick(['جدید', 'روشن', agree(facts, 'تقریباً نیا', 'تقریباً نئی')])
  return age >= 10 ? random.pick(['مضبوط', 'پختہ']) : random.pick(['روشن', 'ہوادار', 'مضبوط'])
}
