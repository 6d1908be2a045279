import { parseNumber, plainNumberText } from '../text/typed-number.ts'
import type { Size } from './convert-size.ts'
import type { SizeUnit } from './property.ts'

/** Spellings met in advertisements, without their spaces and dots. */
const unitSpellings: ReadonlyArray<[RegExp, SizeUnit]> = [
  [/^(?:sqf|sqft|sft|ft²|ft2|(?:sq|square)f(?:ee|oo)?t|(?:مربع|ا?سکوائر)?فٹ)$/, 'sqft'],
  [/^(?:yd²|yd2|gazz?|gaj|(?:مربع)?گز|(?:sq|square)?(?:yds?|yards?)|(?:sq|square)gaz)$/, 'sqyd'],
  [/^(?:sqm|sqmt|m²|m2|(?:sq|square)met(?:er|re)s?|(?:مربع)?میٹر)$/, 'sqm'],
  [/^(?:m[ae]?rl(?:as?|ay|e|y)|مرلہ|مرلے|مرلا|مرلوں)$/, 'marla'],
  [/^(?:k[ae]?naa?ls?|کنال|کنالوں)$/, 'kanal'],
]

/**
 * Reads a size as advertised: '2,259 sqft', '100 Sq. Yd.', '7 Marla', '1.5 Kanal'. Gives its value and unit;
 * undefined when it names no known unit or is not more than nothing.
 */
export function parseSize(text: string): Size | undefined {
  const [, digits = '', rest = ''] = /^([\d.,]+)(\D.*)$/.exec(plainNumberText(text)) ?? []
  const value = parseNumber(digits) ?? 0
  const spelling = rest.replace(/[\s.]/g, '')
  const unit = unitSpellings.find(([pattern]) => pattern.test(spelling))?.[1]
  return unit && value > 0 ? { value, unit } : undefined
}
