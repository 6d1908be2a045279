import { readSize } from '#contract/forms/typed-amounts.ts'
import type { Rule } from '#contract/forms/validation.ts'
import { validationMessages } from '#messages/common.ts'

/** A size as people type it: '2,400', or '1 kanal' whatever the unit beside it says. */
export const typedSize: Rule = (text) =>
  text === '' || readSize(text, 'marla') ? undefined : validationMessages.notANumber
