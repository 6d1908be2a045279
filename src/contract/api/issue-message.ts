/** The message of a refused value whose schema has none of its own, instead of the validator's words. */
import type { z } from 'zod'
import { valueRules as t, validationMessages } from '#messages/common.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** A longer list of choices is of no help in a message. */
const mostChoices = 30

/** The message of an issue, in the language at hand; a value that is left out or empty is 'a required field' (S5.2). */
export function issueMessage(issue: Issue): string {
  const { input } = issue
  if (input === undefined || input === null || input === '') return validationMessages.required
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue.expected)
    case 'invalid_value':
      return ofChoices(issue.values)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return ofFormat(issue.format)
    case 'not_multiple_of':
      return t.multipleOf({ divisor: issue.divisor })
    case 'unrecognized_keys':
      return t.unknownField
    case 'invalid_union':
      return ofBranches(issue.errors)
    default:
      return t.unusable
  }
}

function ofType(type: string): string {
  if (type === 'string') return t.text
  if (type === 'number' || type === 'bigint') return validationMessages.notANumber
  if (type === 'int') return t.wholeNumber
  if (type === 'boolean') return t.trueOrFalse
  if (type === 'array' || type === 'tuple' || type === 'set') return t.list
  if (type === 'object' || type === 'record' || type === 'map') return t.object
  return type === 'date' ? t.date : t.unusable
}

function ofChoices(values: readonly z.core.util.Primitive[]): string {
  const [only] = values
  if (values.length === 1) return t.only({ value: String(only) })
  return values.length > mostChoices ? t.unusable : t.oneOf({ values: values.map(String).join(', ') })
}

function tooSmall({ origin, minimum, inclusive, exact }: Extract<Issue, { code: 'too_small' }>): string {
  const least = Number(minimum)
  const kind = originKind(origin)
  if (kind === 'text' && exact) return t.exactLength({ characters: least })
  if (kind === 'list' && exact) return t.exactItems({ items: least })
  if (kind !== 'amount' && least === 1) return validationMessages.required
  if (kind === 'text') return t.tooShort({ characters: least })
  if (kind === 'list') return t.tooFewItems({ least })
  return inclusive === false ? t.moreThan({ least }) : t.atLeast({ least })
}

function tooBig({ origin, maximum, inclusive, exact }: Extract<Issue, { code: 'too_big' }>): string {
  const most = Number(maximum)
  const kind = originKind(origin)
  if (kind === 'text') return (exact ? t.exactLength : validationMessages.tooLong)({ characters: most })
  if (kind === 'list') return exact ? t.exactItems({ items: most }) : t.tooManyItems({ most })
  return inclusive === false ? t.lessThan({ most }) : validationMessages.tooMany({ most })
}

function originKind(origin: string): 'text' | 'list' | 'amount' {
  if (origin === 'string') return 'text'
  return ['array', 'tuple', 'set', 'map', 'record'].includes(origin) ? 'list' : 'amount'
}

function ofFormat(format: string): string {
  if (format === 'email') return validationMessages.email
  if (format === 'date') return t.date
  if (format === 'datetime') return t.dateTime
  if (format === 'time') return t.time
  if (format === 'url') return t.address
  return format === 'uuid' || format === 'guid' ? validationMessages.invalidId : t.format
}

/** What every kind of value that is taken here says alike. */
function ofBranches(branches: ReadonlyArray<readonly z.core.$ZodIssue[]>): string {
  const messages = new Set(branches.map(([first]) => first?.message))
  const [only] = messages
  return messages.size === 1 && only !== undefined ? only : t.unusable
}
