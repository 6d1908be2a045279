/** The rules of fields that take a number. Pages without such a field need none of this. */

import { validationMessages as messages } from '#messages/common.ts'
import { parseNumber } from '../text/typed-number.ts'
import { readPrice } from './typed-amounts.ts'
import { type Rule, rule } from './validation.ts'

/** More than nothing, such as a size. */
export const positive = rule(
  (value) => (parseNumber(value) ?? 0) > 0,
  () => messages.notANumber,
)

/** A whole number, such as a count of rooms. */
export const wholeNumber = rule(
  (value) => Number.isInteger(parseNumber(value)),
  () => messages.notANumber,
)

export function atMost(most: number): Rule {
  return rule(
    (value) => (parseNumber(value) ?? 0) <= most,
    () => messages.tooMany({ most }),
  )
}

/** An amount of rupees as people type it: '90,000', '50 lac'. */
export const amount = rule(
  (value) => readPrice(value) !== undefined,
  () => messages.notANumber,
)
