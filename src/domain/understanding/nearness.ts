/** What a query says to be near: 'near Emporium Mall', 'Faisal Mosque ke qareeb', 'school ke paas'. */
import { type LandmarkKind, landmarkKinds } from '#contract/places/landmark-kinds.ts'
import type { NamedLandmark } from '../landmarks/index.ts'
import { isOrdinary } from './ordinary-words.ts'
import { type Word, wordsOf } from './read-words.ts'
import { PhraseSet, type Stretch, textOf, typedText } from './stretches.ts'

/**
 * Finds a landmark by its whole name or, with kinds, by words of the names of these, the first kinds first; `inCityId` is
 * the city that the query says.
 */
export type FindLandmark = (
  text: string,
  within?: { kinds?: readonly LandmarkKind[] | undefined; inCityId?: number | undefined },
) => NamedLandmark | 'several' | undefined

type Nearness = Stretch & {
  /** The words of its name or kind. */
  name: Stretch
  /** Undefined for one of several, and for any place of a kind, which no filter can say: 'near a school'. */
  landmark: NamedLandmark | undefined
}

const before = new PhraseSet(
  'near|near to|nearby|nearest|close to|next to|beside|besides|opposite|opposite to|adjacent to|adjacent|in front of|behind|walking distance from|walking distance to|walking distance of|minutes from|around',
)
const behind = new PhraseSet(
  'ke pass|k pass|kay pass|ke qareb|k qareb|ke kareb|k kareb|ke qrib|k qrib|ke nazdek|k nazdek|ke samny|k samny|ke saamnay|ke paas|k paas|kay paas|ke pas|k pas|kay pas|ke qareeb|k qareeb|kay qareeb|ke qarib|k qarib|ke kareeb|k kareeb|ke karib|k karib|ke qreeb|k qreeb|ke nazdeek|k nazdeek|kay nazdeek|ke nazdik|k nazdik|ke nzdeek|ke samne|k samne|kay samne|ke samnay|k samnay|ke saamne|ke sath wala|ke bilkul sath|ke aas paas|k aas paas|ke ird gird|se qareeb|se nazdeek|qareeb|qareb|qarib|kareeb|nazdeek|nazdik|paas|pass|nearby|near',
  'کے قریب|کے پاس|کے نزدیک|کے سامنے|کے آس پاس|کے ارد گرد|سے قریب|قریب|نزدیک',
)
const articles = new PhraseSet('a|an|the|any|some|good|koi|kisi|achay|ache|acha|to|کوئی|کسی|اچھے')

/** Kinds of which a city has one. */
const oneInCity = new PhraseSet(
  'airport|air port|railway station|train station|zoo|ایئرپورٹ|ائیرپورٹ|ہوائی اڈہ|ہوائی اڈے|ریلوے اسٹیشن|ریلوے سٹیشن|چڑیا گھر',
)

/** Kinds that people call by one name. */
const related: Partial<Record<LandmarkKind, readonly LandmarkKind[]>> = {
  hospital: ['hospital', 'clinic'],
  university: ['university', 'college'],
  college: ['college', 'university'],
  mall: ['mall', 'supermarket', 'market'],
  market: ['market', 'mall'],
  attraction: ['attraction', 'museum', 'park'],
}

/** The words for a kind of place, with the kinds of landmarks that they name. */
const kindWords = kinds({
  airport: 'airport|air port|ایئرپورٹ|ائیرپورٹ|ہوائی اڈہ|ہوائی اڈے',
  hospital: 'hospital|hospitals|hospitl|haspatal|aspatal|ہسپتال|اسپتال',
  university: 'university|uni|universities|یونیورسٹی',
  mall: 'mall|malls|shopping mall|مال|شاپنگ مال',
  station:
    'station|metro station|railway station|metro|metro bus|metro bus station|orange line|orange line station|train station|bus station|bus terminal|bus stop|bus stand|lari adda|اسٹیشن|سٹیشن|ریلوے اسٹیشن|میٹرو|میٹرو اسٹیشن|میٹرو سٹیشن|ریلوے سٹیشن|بس اسٹیشن|میٹرو بس|بس اسٹاپ|اورنج لائن',
  park: 'park|parks|پارک',
  market: 'market|main market|markets|bazaar|bazar|mandi|مارکیٹ|بازار|منڈی',
  stadium: 'stadium|cricket stadium|اسٹیڈیم|سٹیڈیم',
  museum: 'museum|میوزیم|عجائب گھر',
  college: 'college|colleges|kalij|کالج',
  school: 'school|schools|skool|iskool|سکول|اسکول|اسکولوں|سکولوں',
  mosque: 'mosque|masjid|masjed|masjjid|jamia masjid|مسجد|جامع مسجد',
  clinic: 'clinic|کلینک',
  supermarket: 'supermarket|super market|mart|store|سپر مارکیٹ|مارٹ',
  hotel: 'hotel|ہوٹل',
  library: 'library|لائبریری',
  cinema: 'cinema|سینما',
  attraction: 'zoo|monument|minar|mazar|fort|darbar|چڑیا گھر|مینار|مزار|قلعہ|دربار',
})

/** Kinds of places that the map's landmarks do not have. */
const otherKinds = new PhraseSet(
  'road|main road|motorway|highway|ring road|gt road|bank|petrol pump|chowk|gym|pharmacy|graveyard|qabristan|office|offices|work|food street|police station|سڑک|مین روڈ|موٹروے|رنگ روڈ|بینک|پٹرول پمپ|چوک|قبرستان|تھانہ',
)

const longestName = 5

function kinds(table: Partial<Record<LandmarkKind, string>>): ReadonlyMap<string, readonly LandmarkKind[]> {
  return new Map(
    Object.entries(table).flatMap(([kind, phrases]) =>
      phrases.split('|').map((phrase) => {
        const own = kind as LandmarkKind
        return [wordsOf(phrase).join(' '), related[own] ?? [own]] as const
      }),
    ),
  )
}

type Reader = {
  isFree: (at: number) => boolean
  /** Whether the word is of the whole name of a place of ours. */
  isOfName: (at: number) => boolean
  /** Whether the words are a phrase that says something else: 'park ke samne' is a feature. */
  isPhrase: (stretch: Stretch) => boolean
  /** Whether the word is in names of places of ours. */
  isOfPlace: (at: number) => boolean
  isCity: (at: number) => boolean
  /** The city that the words name. */
  cityId: number | undefined
  find: FindLandmark
}

/** The landmark or the kind of place that the words want to be near; undefined without any. */
export function nearnessIn(words: readonly Word[], reader: Reader): Nearness | undefined {
  for (let at = 0; at < words.length; at++) {
    const found = nearAfter(words, at, reader) ?? nearBefore(words, at, reader)
    if (found) return found
  }
  return landmarkAmong(words, reader)
}

/** 'near Emporium Mall'. */
function nearAfter(words: readonly Word[], at: number, reader: Reader): Nearness | undefined {
  const after = before.endAt(words, at)
  if (after === undefined || !isAllFree(at, after, reader)) return undefined
  let start = after
  for (let next = articles.endAt(words, start); next !== undefined; next = articles.endAt(words, start))
    start = next
  for (let end = nameEnd(words, start); end > start; end--) {
    const landmark = landmarkAt(words, { start, end }, reader)
    if (landmark || isKind(words, { start, end }, reader))
      return said({ start: at, end, name: { start, end } }, landmark, reader)
  }
  return undefined
}

/** 'Faisal Mosque ke qareeb'. */
function nearBefore(words: readonly Word[], at: number, reader: Reader): Nearness | undefined {
  const end = behind.endAt(words, at)
  if (end === undefined || at === 0 || !isAllFree(at, end, reader)) return undefined
  for (let start = nameStart(words, at); start < at; start++) {
    const landmark = landmarkAt(words, { start, end: at }, reader)
    if (landmark || isKind(words, { start, end: at }, reader))
      return said(
        { start: articles.startBefore(words, start) ?? start, end, name: { start, end: at } },
        landmark,
        reader,
      )
  }
  return undefined
}

/** What belongs to no name: 'near a park in Wapda Town'. */
const edges = new PhraseSet('in|for|under|with|having|mein|main|me|par|aur|ya|chahiye|میں|پر|اور|یا')

function isEdge(words: readonly Word[], at: number): boolean {
  return edges.has(words[at]?.text ?? '') || /[,;،؛]/.test(words[at]?.gap ?? '')
}

function nameEnd(words: readonly Word[], start: number): number {
  let end = start
  while (end < Math.min(start + longestName, words.length) && !(end > start && isEdge(words, end))) end++
  return end
}

function nameStart(words: readonly Word[], end: number): number {
  let start = end
  while (start > Math.max(end - longestName, 0) && !edges.has(words[start - 1]?.text ?? '')) start--
  return start
}

/** Undefined for what is a phrase of its own: 'park ke samne' is a feature. */
function said(
  stretch: Omit<Nearness, 'landmark'>,
  landmark: ReturnType<FindLandmark>,
  { isPhrase }: Reader,
): Nearness | undefined {
  if (landmark && landmark !== 'several') return { ...stretch, landmark }
  if (!landmark && isPhrase(stretch)) return undefined
  return { ...stretch, landmark: undefined }
}

/** 'giga mall': a landmark by its whole name, which says what it is. */
function landmarkAmong(words: readonly Word[], reader: Reader): Nearness | undefined {
  for (let length = Math.min(longestName, words.length); length > 1; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const stretch = { start, end: start + length }
      if (!canBeName(words, stretch) || !isOnlyLandmark(stretch, reader)) continue
      const landmark = reader.find(typedText(words, start, stretch.end), { inCityId: reader.cityId })
      if (landmark && landmark !== 'several') return { ...stretch, name: stretch, landmark }
    }
  return undefined
}

/** Whether the words say what they are, and begin and end like a name. */
function canBeName(words: readonly Word[], { start, end }: Stretch): boolean {
  if (!kindIn(words.slice(start, end))) return false
  return [start, end - 1].every((at) => {
    const text = words[at]?.text ?? ''
    return kindWords.has(text) || !(isOrdinary(text) || isEdge(words, at))
  })
}

/** Whether the words are free, and are not all the name of a place of ours. */
function isOnlyLandmark({ start, end }: Stretch, reader: Reader): boolean {
  if (!isAllFree(start, end, reader)) return false
  for (let at = start; at < end; at++) if (!reader.isOfName(at)) return true
  return false
}

function landmarkAt(words: readonly Word[], stretch: Stretch, reader: Reader): ReturnType<FindLandmark> {
  if (!isOnlyLandmark(stretch, reader)) return undefined
  const named = withoutCities(words, stretch, reader)
  const text = named.map(({ typed }) => typed).join(' ')
  if (text === '') return undefined
  const inCityId = reader.cityId
  const kinds = kindIn(named)
  const isKindAlone = isKindName(named) && !oneInCity.has(textOf(named, 0, named.length))
  if (isKindAlone || !canBeShort(words, stretch, reader)) return reader.find(text, { inCityId })
  const found = reader.find(text, { kinds: kinds ?? landmarkKinds, inCityId })
  if (found || named.length !== 2 || kindWords.get(named[1]?.text ?? '') === undefined) return found
  // 'PIMS hospital' is a hospital that has only PIMS in its name.
  return reader.find(named[0]?.typed ?? '', { kinds, inCityId })
}

function withoutCities(words: readonly Word[], { start, end }: Stretch, { isCity }: Reader): readonly Word[] {
  return words.slice(start, end).filter((_, at) => !isCity(start + at))
}

/** Whether some of the words can stand for a longer name: 'near Centaurus', but not 'near Clifton' or 'near a house'. */
function canBeShort(words: readonly Word[], { start, end }: Stretch, { isOfPlace }: Reader): boolean {
  return words.slice(start, end).some(({ text, number }, at) => {
    if (number !== undefined || text.length < 3) return false
    return kindWords.has(text) || !(isOfPlace(start + at) || isOrdinary(text))
  })
}

/** The kinds of landmarks that the last or the first word names. */
function kindIn(words: readonly Word[]): readonly LandmarkKind[] | undefined {
  return kindWords.get(words.at(-1)?.text ?? '') ?? kindWords.get(words[0]?.text ?? '')
}

/** Whether the words are a kind of place, and no name. */
function isKindName(words: readonly Word[]): boolean {
  const text = textOf(words, 0, words.length)
  return kindWords.has(text) || otherKinds.has(text)
}

/** A kind of place, or a name of one that is not known: 'metro station', 'Giga Mall'. */
function isKind(words: readonly Word[], stretch: Stretch, reader: Reader): boolean {
  if (!isOnlyLandmark(stretch, reader)) return false
  const named = words.slice(stretch.start, stretch.end)
  if (isKindName(withoutCities(words, stretch, reader))) return true
  const [first, last] = named
  const isUnknown = first !== undefined && !reader.isOfPlace(stretch.start) && !isOrdinary(first.text)
  return named.length === 2 && isUnknown && kindWords.has(last?.text ?? '')
}

function isAllFree(start: number, end: number, { isFree }: Reader): boolean {
  for (let at = start; at < end; at++) if (!isFree(at)) return false
  return true
}
