/** Reads the facts of a row that listings and prices share; each throws Unreadable with the reason. */
import type { Size } from '#contract/listings/convert-size.ts'
import { parseSize } from '#contract/listings/parse-size.ts'
import type { Purpose, Subtype } from '#contract/listings/property.ts'
import { toWesternDigits } from '#contract/text/digits.ts'
import { formatAmount } from '#contract/text/money.ts'
import { parsePrice } from '#contract/text/read-price.ts'
import { importRowErrors as t } from '#messages/admin.ts'
import { nameKey } from '../trade/index.ts'
import { type Cells, shortened, textOf, Unreadable } from './cells.ts'
import type { Place } from './place-outline.ts'
import { type Extract, type ImportProfile, patternOf } from './profile.ts'

function needed(cells: Cells, profile: ImportProfile, columns: readonly string[]): string {
  const text = textOf(cells, profile, columns)
  if (text === '') throw new Unreadable(t.empty({ columns: columns.join(' and ') }))
  return text
}

const longestName = 80

/** The place; without `needsArea` a city alone is one. */
export function readPlace(
  cells: Cells,
  profile: ImportProfile,
  { needsArea }: { needsArea: boolean },
): Place {
  const written = needed(cells, profile, profile.columns.city)
  const renamed = Object.entries(profile.cityNames).find(([text]) => nameKey(text) === nameKey(written))
  const city = renamed?.[1] ?? written
  const inner = profile.columns.location
    .flatMap((column) => textOf(cells, profile, [column]).split(','))
    .map((name) => name.trim())
    .filter((name) => nameKey(name) !== '')
  const areas = inner
    .reverse()
    .filter((name, at) => nameKey(name) !== nameKey(city) && nameKey(name) !== nameKey(inner[at - 1] ?? ''))
  const columns = profile.columns.location.join(' and ')
  if (needsArea && areas.length === 0) throw new Unreadable(t.noArea({ columns }))
  if (areas.length > 4) throw new Unreadable(t.tooManyAreas({ columns }))
  const wrong = [city, ...areas].find((name) => name.length > longestName || !/\p{L}|\d/u.test(name))
  if (wrong !== undefined) throw new Unreadable(t.notPlace({ text: shortened(wrong) }))
  return { city, areas }
}

export function readSubtype(cells: Cells, profile: ImportProfile): Subtype {
  const columns = profile.columns.type
  const written = textOf(cells, profile, columns)
  if (written === '' && profile.typeDefault) return profile.typeDefault
  if (written === '') throw new Unreadable(columns ? t.empty({ columns: columns.join(' and ') }) : t.noType)
  const found = Object.entries(profile.types).find(([name]) => name.toLowerCase() === written.toLowerCase())
  if (!found) throw new Unreadable(t.unknownType({ text: shortened(written) }))
  return found[1]
}

export function readPurpose(cells: Cells, profile: ImportProfile): Purpose {
  const { column, values, rentWords, default: usual } = profile.purpose
  const written = column === undefined ? '' : textOf(cells, profile, [column]).toLowerCase()
  const stated = Object.entries(values).find(([word]) => word.toLowerCase() === written)?.[1]
  if (stated) return stated
  if (written !== '') throw new Unreadable(t.notPurpose({ text: shortened(written) }))
  const title = ` ${titleText(cells, profile).replaceAll('_', ' ').toLowerCase()} `
  const purpose = rentWords.some((words) => title.includes(` ${words.toLowerCase()} `)) ? 'rent' : usual
  if (!purpose) throw new Unreadable(t.noPurpose)
  return purpose
}

export function readPrice(cells: Cells, profile: ImportProfile, purpose: Purpose): number {
  const written = needed(cells, profile, profile.columns.price)
  const price = parsePrice(written)
  if (price === undefined) throw new Unreadable(t.notPrice({ text: shortened(written) }))
  const bounds = purpose === 'sale' ? profile.bounds.salePrice : profile.bounds.rentPrice
  if (price !== 0) within(price, bounds, () => t.price[purpose]({ price: formatAmount(price) }))
  return price
}

export function readSize(cells: Cells, profile: ImportProfile): Size {
  const written = needed(cells, profile, profile.columns.size)
  const size =
    parseSize(written) ?? (profile.sizeUnit ? parseSize(`${written} ${profile.sizeUnit}`) : undefined)
  if (!size) throw new Unreadable(t.notSize({ text: shortened(written) }))
  return size
}

export function readCount(cells: Cells, profile: ImportProfile, what: 'beds' | 'baths'): number | null {
  const written = toWesternDigits(textOf(cells, profile, profile.columns[what]))
  if (written === '') return null
  if (!/^\d{1,3}$/.test(written)) throw new Unreadable(t.notCount[what]({ text: shortened(written) }))
  within(Number(written), profile.bounds.rooms, () => t.count[what]({ count: written }))
  return Number(written)
}

export function titleText(cells: Cells, profile: ImportProfile): string {
  return profile.title ? extracted(cells, profile, profile.title) : ''
}

export function extracted(cells: Cells, profile: ImportProfile, { column, pattern }: Extract): string {
  const text = textOf(cells, profile, [column])
  return pattern ? (patternOf(pattern).exec(text)?.[1] ?? '') : text
}

export function within(value: number, [low, high]: readonly [number, number], reason: () => string): void {
  if (value < low || value > high) throw new Unreadable(reason())
}
