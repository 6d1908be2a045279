/** Script errors in browsers, counted by the day as visits are: by browser, page and message, without the visitor. */
import { z } from 'zod'
import { pagePattern } from '#contract/analytics/page-pattern.ts'
import { splitLanguage } from '#contract/language-paths.ts'
import { type ScriptError, scriptOutcomes } from '#contract/script-errors.ts'
import type { DailyCounts } from '../analytics/index.ts'
import { browserOf } from './browser-of.ts'

/** Their event in the table of counts. */
export const scriptErrorEvent = 'script_error'

/** The parts that an error is counted by, in the stored order. */
export const CountedScriptError = z.tuple([
  z.string().describe('browser'),
  z.enum(scriptOutcomes),
  z.string().describe('the pattern of the page’s path'),
  z.string().describe('script'),
  z.string().describe('message'),
])
export type CountedScriptError = z.infer<typeof CountedScriptError>

// Invented messages fill no more rows of a day than this.
const mostKinds = 300

export type ScriptErrors = { note(error: ScriptError, userAgent: string): void }

export function openScriptErrors(counts: Pick<DailyCounts, 'note'>, clock: () => Date): ScriptErrors {
  let day = ''
  let kinds = new Set<string>()
  return {
    note({ outcome, path, file, message }, userAgent) {
      const today = clock().toISOString().slice(0, 10)
      if (today !== day) {
        day = today
        kinds = new Set()
      }
      const counted = (script: string, said: string): string =>
        JSON.stringify([
          browserOf(userAgent),
          outcome,
          patternOf(path),
          script,
          said,
        ] satisfies CountedScriptError)
      const whole = counted(file, withoutValues(message))
      const isKept = kinds.has(whole) || kinds.size < mostKinds
      if (isKept) kinds.add(whole)
      counts.note(scriptErrorEvent, isKept ? whole : counted('', 'another error'))
    },
  }
}

function patternOf(path: string): string {
  if (/^\/admin(?:\/|$)/.test(path)) return '/admin'
  const { language, target } = splitLanguage(path)
  return language === 'ur' ? `/ur${pagePattern(target)}` : pagePattern(target)
}

/**
 * A message without anything that a visitor may have typed: browsers quote what they could not read. Only
 * names of properties and files are kept between quotes.
 */
export function withoutValues(message: string): string {
  return message
    .replace(/(["'“‘`])(.*?)(?:["'”’`]|$)/g, (whole, _quote, quoted) =>
      /^[A-Za-z_$][\w$.]{0,40}$/.test(quoted) ? whole : '‘…’',
    )
    .replace(/https?:\/\/\S*?([\w-]+\.js)\S*/g, '$1')
    .replace(/https?:\/\/\S+|\S+@\S+|\+?\d[\d\s-]{5,}/g, '…')
    .slice(0, 160)
}
