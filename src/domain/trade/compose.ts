/** The words for a listing whose source brings none, made of its own facts alone. */

import { fromSquareFeet, type Size } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { type Purpose, type Subtype, typeLabel, typeOf } from '#contract/listings/property.ts'
import { pricePerText } from '#contract/places/price-unit-text.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { formatAmount } from '#contract/text/money.ts'

export interface Facts {
  purpose: Purpose
  subtype: Subtype
  /** PKR; 0 is on call. */
  price: number
  size: Size
  /** Square feet in a marla. */
  marlaBasis: number
  sqft: number
  beds: number | null
  baths: number | null
  city: string
  /** From the outermost to the innermost. */
  areas: readonly string[]
}

/** A title such as '5 marla house with 4 beds in G-15, Islamabad'. */
export function composeTitle(facts: Facts): string {
  const beds = facts.beds ? ` with ${count(facts.beds, 'bed')}` : ''
  const rent = facts.purpose === 'rent' ? ' for rent' : ''
  return `${sizeText(facts.size)} ${noun(facts)}${beds}${rent} in ${placeText(facts).slice(0, 2).join(', ')}`
}

/** A description in a few sentences. It states nothing that the facts do not. */
export function composeDescription(facts: Facts): string {
  return [whatAndWhere(facts), rooms(facts), measures(facts), price(facts)].filter(Boolean).join(' ')
}

function whatAndWhere(facts: Facts): string {
  const where = placeText(facts).join(', ')
  const what = `${sizeText(facts.size)} ${noun(facts)}`
  switch (variant(facts)) {
    case 0:
      return `This ${what} is for ${facts.purpose} in ${where}.`
    case 1:
      return `For ${facts.purpose} in ${where}: ${article(what)} ${what}.`
    default:
      return `${capitalised(article(what))} ${what} for ${facts.purpose} in ${where}.`
  }
}

function rooms({ beds, baths }: Facts): string {
  const parts = [beds ? count(beds, 'bedroom') : '', baths ? count(baths, 'bathroom') : ''].filter(Boolean)
  return parts.length === 0 ? '' : `It has ${parts.join(' and ')}.`
}

function measures({ size, marlaBasis, sqft }: Facts): string {
  const squareFeet = formatSize({ value: Math.round(sqft), unit: 'sqft' })
  if (size.unit === 'marla' || size.unit === 'kanal')
    return `At ${marlaBasis} sq ft to the marla it measures ${squareFeet}.`
  const inMarla = formatSize({
    value: fromSquareFeet(sqft, 'marla', marlaBasis),
    unit: 'marla',
  }).toLowerCase()
  const same = size.unit === 'sqft' ? '' : `${squareFeet}, or `
  return `It measures ${same}${inMarla} of ${marlaBasis} sq ft.`
}

function price({ price: amount, purpose, subtype, sqft, marlaBasis, city }: Facts): string {
  if (amount === 0) return 'The price is given on call.'
  const asked = formatAmount(amount)
  if (purpose === 'rent') return `The rent asked is ${asked} a month.`
  const unit = usualSizeUnit({ city, type: typeOf(subtype), subtype })
  const each = pricePerText(amount / sqft, { unit, marlaBasis })
  return `The asking price is ${asked}, about ${each}.`
}

/** The innermost area first, then its outer areas, then the city, unless 'Bahria Town Karachi' named it. */
function placeText({ areas, city }: Facts): string[] {
  const named = [...areas]
    .reverse()
    .filter((name) => !/^others?$/i.test(name))
    .slice(0, 2)
  return named.at(-1)?.toLowerCase().endsWith(city.toLowerCase()) ? named : named.concat(city)
}

function sizeText(size: Size): string {
  return formatSize(size).replace('Marla', 'marla').replace('Kanal', 'kanal')
}

function noun({ subtype }: Facts): string {
  return typeLabel(subtype).toLowerCase()
}

function article(what: string): string {
  return /^(?:8|11[ ,.]|18[ ,.]|[aeiou])/.test(what) ? 'an' : 'a'
}

function count(amount: number, thing: string): string {
  return `${amount} ${thing}${amount === 1 ? '' : 's'}`
}

/** The wording depends on the facts alone, so that the next import finds it unchanged. */
function variant({ sqft, beds, baths, areas }: Facts): number {
  return (Math.round(sqft) + (beds ?? 0) + (baths ?? 0) + (areas.at(-1)?.length ?? 0)) % 3
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
