import type { z } from 'zod'

/** What a setting may be, with an example, in our own words; the value is left out, because it may be a secret. */
export function explainIssue(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'custom':
      return `${issue.message}.`
    case 'invalid_value':
      return `it is one of ${issue.values.join(', ')}, such as ${String(issue.values[0])}.`
    case 'too_small':
      return issue.origin === 'string'
        ? `it has at least ${issue.minimum} characters, such as those that openssl rand -hex 32 prints.`
        : `it is a whole number of at least ${issue.minimum}, such as ${Number(issue.minimum) + 1}.`
    case 'too_big':
      return `it is a whole number of at most ${issue.maximum}, such as ${issue.maximum}.`
    case 'invalid_union':
      return 'it is on, off or a whole number from 0 to 9, such as 1.'
    case 'invalid_format':
      return 'it has letters, digits, _ and - only, at most 64, such as aangan-estates.'
    default:
      return 'it is a whole number, such as 10.'
  }
}
