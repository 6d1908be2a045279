/** Turns schema issues into messages. Import messages from here: only then are they in our words. */
import { z } from 'zod'
import { validationMessages, valueRules } from '#messages/common.ts'
import type { FieldMessages } from './api-errors.ts'
import { issueMessage } from './issue-message.ts'

z.config({ localeError: issueMessage })

type Issue = z.core.$ZodIssue

/** The first message of each field of `sent` that a schema refused, by the field's own name. */
export function fieldMessages(issues: readonly Issue[], sent: unknown): FieldMessages {
  return firstMessages(issues, sent, ([name]) => String(name ?? ''))
}

/** The first message of each refused value by its path, such as 'unit_types.2.name'. */
export function messagesByPath(issues: readonly Issue[], sent: unknown): FieldMessages {
  return firstMessages(issues, sent, (path) => path.map(String).join('.'))
}

/** All messages as one text, for a file that is read: 'offices.0.phone: Invalid Phone Number; …'. */
export function issuesInWords(issues: readonly Issue[], sent: unknown, whole: string): string {
  const messages = Object.entries(messagesByPath(issues, sent))
  return messages.map(([path, message]) => `${path || whole}: ${message}`).join('; ')
}

function firstMessages(
  issues: readonly Issue[],
  sent: unknown,
  nameOf: (path: Issue['path']) => string,
): FieldMessages {
  const first = new Map<string, string>()
  for (const { path, message } of issues.flatMap((issue) => eachField(issue, sent))) {
    const name = nameOf(path)
    if (!first.has(name)) first.set(name, message)
  }
  return Object.fromEntries(first)
}

type Refused = Pick<Issue, 'path' | 'message'>

/**
 * Unknown fields come as one issue of the whole object, and each is named. A missing value is required
 * (S5.2), unless its schema has its own message for that.
 */
function eachField(issue: Issue, sent: unknown): Refused[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message }))
  const isRequired = issue.code !== 'custom' && isOfAnyValue(message) && isMissing(sent, path)
  return [{ path, message: isRequired ? validationMessages.required : message }]
}

/** Whether a message says only that a value is wrong. A schema's own words, such as 'Choose a city', stay. */
function isOfAnyValue(message: string): boolean {
  const { notANumber, invalidId, email } = validationMessages
  const { text, list, object, unusable } = valueRules
  return [notANumber, invalidId, email, text, list, object, unusable].includes(message)
}

function isMissing(sent: unknown, path: Issue['path']): boolean {
  const [name, ...rest] = path
  if (name === undefined) return sent === undefined || sent === null || sent === ''
  if (typeof sent !== 'object' || sent === null) return false
  return isMissing(Reflect.get(sent, name), rest)
}
