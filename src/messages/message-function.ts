/** From a compiled message to the function that says it. */
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { formatNumber } from './format-number.ts'

// Making a formatter takes longer than all that it formats afterwards. Options are a plural's kind or nothing.
function memoize<Made>(make: (locale: string, options?: { type?: Intl.PluralRuleType }) => Made) {
  const made: Record<string, Made> = {}
  return (locale: string, options?: { type?: Intl.PluralRuleType }) =>
    (made[locale + options?.type] ??= make(locale, options))
}

// Dates come to messages as texts: formatDate writes them.
const formatters = {
  getNumberFormat: () => ({ format: formatNumber }),
  getPluralRules: memoize((locale, options) => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: memoize((locale) => new Intl.DateTimeFormat(locale)),
} as FormatOptions['formatters']

/**
 * The message as a function of its arguments.
 * @returns a string, or its parts where tags in it are drawn by functions
 */
export function messageFunction(message: CompiledMessage, language: string) {
  return (values: FormatValues) => format(message, language, values, { formatters })
}
