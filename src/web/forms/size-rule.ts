import { validationMessages } from '#contract/messages.ts'
import { readSize } from '#contract/sizes.ts'
import type { Rule } from '#contract/validation.ts'

/** A size as people type it: '2,400', or '1 kanal' whatever the unit beside it says. */
export const typedSize: Rule = (text) =>
  text === '' || readSize(text, 'marla') ? undefined : validationMessages.notANumber
