/** Floors and years as people write them, in English, Urdu and Roman Urdu. */
import { plainNumberText } from '../text/typed-number.ts'
import { earliestYear, highestFloor, latestYear, lowestFloor } from './building.ts'

/** The words for 1st to 10th, with the spellings that people use. */
export const ordinalWords: ReadonlyArray<readonly string[]> = [
  'first|pehli|pehla|pahli|phli|پہلی|پہلا|پہلے|فرسٹ',
  'second|doosri|dusri|dosri|doosra|dusra|دوسری|دوسرا|دوسرے|سیکنڈ',
  'third|teesri|tisri|teesra|tisra|تیسری|تیسرا|تیسرے|تھرڈ',
  'fourth|chothi|chauthi|chotha|چوتھی|چوتھا|چوتھے|فورتھ',
  'fifth|panchvi|panchwi|panchwin|paanchvi|پانچویں|پانچواں',
  'sixth|chati|chhati|chatti|چھٹی|چھٹا',
  'seventh|saatvi|satvi|saatwin|satwin|ساتویں|ساتواں',
  'eighth|aathvi|athvi|aathwin|آٹھویں|آٹھواں',
  'ninth|nauvi|navi|nawin|نویں|نواں',
  'tenth|daswi|dasvi|daswin|دسویں|دسواں',
].map((words) => words.split('|'))

export const groundWords: readonly string[] = ['ground', 'grd', 'gf', 'گراؤنڈ']
export const basementWords: readonly string[] = [
  'basement',
  'besment',
  'lower ground',
  'tehkhana',
  'بیسمنٹ',
  'تہہ خانہ',
]
export const floorWords: readonly string[] = ['floor', 'flr', 'storey', 'story', 'manzil', 'منزل', 'فلور']

const shortForms = { ground: ['g', 'gr', 'g/f'], basement: ['b', 'lg', 'lgf', 'lower g'] }
const fillers = new RegExp(`(?:${[...floorWords, 'level', 'no\\.?', '#', 'par', 'پر'].join('|')})`, 'g')
const numbered = /^(\d{1,3})\s?(?:st|nd|rd|th|vi|wi|win|ویں|واں)?$/

/**
 * Reads a floor: '3', '3rd floor', 'G', 'Ground', 'B1', '-1', '3 of 12', 'پہلی منزل', '۲'. 0 is the ground floor, -1 the
 * basement. Undefined when the text names none or one beyond the limits.
 */
export function parseFloor(text: string): number | undefined {
  const floor = floorIn(plainNumberText(text))
  return floor !== undefined && floor >= lowestFloor && floor <= highestFloor ? floor : undefined
}

function floorIn(plain: string): number | undefined {
  const said = named(plain)
  if (said !== undefined) return said
  const bare = plain
    .replace(/\s*(?:\/|of|out of)\s*\d+$/, '')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return named(bare)
}

function named(text: string): number | undefined {
  if ([...groundWords, ...shortForms.ground].includes(text)) return 0
  const [, below, level = '1'] = /^(.*?)[\s-]?(\d?)$/.exec(text) ?? []
  if (below && [...basementWords, ...shortForms.basement].includes(below)) return -Number(level || '1')
  const negative = /^[-−–](\d{1,2})$/.exec(text)
  if (negative) return 0 - Number(negative[1])
  const number = numbered.exec(text)
  if (number) return Number(number[1])
  const ordinal = ordinalWords.findIndex((words) => words.includes(text))
  return ordinal < 0 ? undefined : ordinal + 1
}

/**
 * Reads a year of construction with four digits: '2015', ' 2,015 ', 'Built in 2015', '2015-06-30', '۲۰۱۵'. Undefined
 * when the text has none, several, or one beyond the limits.
 */
export function parseYear(text: string, now = new Date()): number | undefined {
  const plain = plainNumberText(text).replace(/(^|\D)(\d),(\d{3})(?!\d)/g, '$1$2$3')
  const [year, other] = (plain.match(/\d+/g) ?? []).filter(({ length }) => length === 4).map(Number)
  if (year === undefined || other !== undefined) return undefined
  return year >= earliestYear && year <= latestYear(now) ? year : undefined
}
