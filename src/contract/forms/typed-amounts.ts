/** Amounts as people type them into a form: in digits or in words, 'ڈیڑھ کروڑ' and 'دس مرلہ'. */
import type { Size } from '../listings/convert-size.ts'
import { parseSize } from '../listings/parse-size.ts'
import type { SizeUnit } from '../listings/property.ts'
import { withDigits } from '../text/number-words.ts'
import { type PriceUnit, parsePrice } from '../text/read-price.ts'
import { parseNumber, plainNumberText } from '../text/typed-number.ts'

/** Whole PKR, read as `parsePrice` does. */
export function readPrice(text: string, unit?: PriceUnit): number | undefined {
  return parsePrice(inDigits(text), unit)
}

/**
 * A size from a field with a unit beside it: '2,400' counts in `unit`, '1 kanal' in its own. Undefined when it is no
 * size or not more than nothing.
 */
export function readSize(text: string, unit: SizeUnit): Size | undefined {
  const typed = inDigits(text)
  const value = parseNumber(typed)
  if (value === undefined) return parseSize(typed)
  return value > 0 ? { value, unit } : undefined
}

function inDigits(text: string): string {
  return withDigits(plainNumberText(text))
}
