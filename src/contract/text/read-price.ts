/** Prices as people write them. */
import { money } from '#messages/common.ts'
import type { Purpose } from '../listings/property.ts'
import { formatPrice, grouped } from './price-words.ts'
import { parseNumber, plainNumberText } from './typed-number.ts'

/** The unit of a bare number in a price field; the field shows it. */
export type PriceUnit = 'thousand' | 'lac' | 'crore'

/** The unit's name in a price field's label. */
export const priceUnitNames: Readonly<Record<PriceUnit, string>> = money.units

/** The unit of a price field by what is paid for; rents and salaries are monthly. */
export const priceUnits: Readonly<Record<Purpose | 'salary', PriceUnit>> = {
  sale: 'crore',
  rent: 'thousand',
  salary: 'thousand',
}

/** Power of ten of each price word, as advertisements and people write them. */
const zeros: ReadonlyMap<string, number> = new Map(
  Object.entries({
    3: ['k', 'thousand', 'thousands', 'hazar', 'hazaar', 'ہزار', 'ھزار'],
    5: ['l', 'lac', 'lacs', 'lak', 'laks', 'lakh', 'lakhs', 'laakh', 'lach', 'لاکھ', 'لاکہ', 'لکھ'],
    6: ['m', 'mn', 'million', 'millions', 'ملین'],
    7: [
      ...['c', 'cr', 'crs', 'cror', 'crore', 'crores', 'caror', 'carore', 'karor', 'karore', 'kror', 'krore'],
      ...['کروڑ', 'کروڈ', 'کڑور'],
    ],
    9: ['b', 'bn', 'billion', 'arab', 'ارب'],
  }).flatMap(([power, words]) => words.map((word) => [word, Number(power)] as const)),
)

const monthPattern = /\s*(?:\/ ?month|per month|monthly|mahana|ماہانہ|فی ماہ)$/
const currencyPattern = /^(?:pkr|rs|₨|روپے)\.?\s*/
const endingPattern = /\s*(?:\/[-=]|rupees|rs\.?|pkr|روپے|روپیہ|روپئے|only)$/
const partPattern = /(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d*))?(?:\s*(\p{L}+)\.?(?=[\s\d]|$)|(?=\s|$))/uy

/** From this on a bare number is rupees, whatever its field's unit: a thousand crore is no price. */
const bareRupees = 1000

/**
 * Reads a price as people write it: '3.1 Crore', '44.84 Lakh', '1 crore 50 lac', '50 لاکھ', 'PKR
 * 3,10,00,000', 'Call' (0). A bare number below 1,000 counts in `unit`, if one is given: '4' is 4 Crore in
 * a field that asks for Crore; with 'PKR' before it, it is rupees. Returns whole PKR, computed on the
 * digits to avoid float errors; undefined when the text is no price, is negative, or is too big to be
 * counted exactly.
 */
export function parsePrice(text: string, unit?: PriceUnit): number | undefined {
  const tidy = plainNumberText(text).replace(monthPattern, '')
  if (/^(?:call|کال|(?:قیمت کے لیے )?کال کریں)$/.test(tidy)) return 0
  const bare = tidy.replace(currencyPattern, '').replace(endingPattern, '')
  const isNamed = bare !== tidy
  const parts = parseParts(bare.replace(/^\./, '0.'))
  const [first] = parts ?? []
  if (!parts || !first) return undefined
  const isBare = parts.length === 1 && first.power === 0 && !isNamed && Number(first.whole) < bareRupees
  return unit && isBare ? wholeRupees({ ...first, power: zeros.get(unit) ?? 0 }) : sumParts(parts)
}

/** Whether a text is empty or a number that a price field reads in its own unit. */
export function isBareNumber(text: string): boolean {
  const number = parseNumber(text)
  return text.trim() === '' || (number !== undefined && number < bareRupees)
}

type PricePart = { whole: string; fraction: string; power: number }

/** '1 crore 50 lac' as its parts, the larger word first; undefined when it is no price. */
function parseParts(text: string): PricePart[] | undefined {
  const parts: PricePart[] = []
  let at = 0
  while (at < text.length) {
    partPattern.lastIndex = at
    const [found, whole = '', fraction = '', word = ''] = partPattern.exec(text) ?? []
    const power = word === '' ? 0 : zeros.get(word)
    const isSmaller = power !== undefined && power < (parts.at(-1)?.power ?? Number.POSITIVE_INFINITY)
    if (found === undefined || !isSmaller) return undefined
    parts.push({ whole: whole.replaceAll(',', ''), fraction, power })
    at += found.length
    while (text[at] === ' ') at++
  }
  return isAmbiguous(parts) ? undefined : parts
}

/** '1 crore 50': fifty lac, most likely, but that is a guess. */
function isAmbiguous(parts: readonly PricePart[]): boolean {
  const last = parts.at(-1)
  return parts.length > 1 && last?.power === 0 && Number(last.whole) < bareRupees
}

function sumParts(parts: readonly PricePart[]): number | undefined {
  let sum = 0
  for (const part of parts) {
    const rupees = wholeRupees(part)
    if (rupees === undefined) return undefined
    sum += rupees
  }
  return Number.isSafeInteger(sum) ? sum : undefined
}

function wholeRupees({ whole, fraction, power }: PricePart): number | undefined {
  const padded = fraction.padEnd(power + 1, '0')
  const roundUp = Number(padded[power]) >= 5 ? 1 : 0
  const rupees = Number(whole + padded.slice(0, power)) + roundUp
  return Number.isSafeInteger(rupees) ? rupees : undefined
}

/** A price as a field shows it: in words where they are exact, else every rupee; it reads back the same. */
export function typedPrice(pkr: number): string {
  if (pkr === 0) return '0'
  if (pkr < bareRupees) return `PKR ${pkr}`
  const words = formatPrice(pkr)
  return parsePrice(words) === pkr ? words : grouped(pkr)
}
