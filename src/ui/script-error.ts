/**
 * Reports scripts that failed in a browser to the operator. The first script of every page contains it and
 * runs in browsers of any age: it uses nothing newer than `sendBeacon`.
 */
import { scriptErrorsPath } from '#contract/paths.ts'
import type { ScriptOutcome } from '#contract/script-errors.ts'

/** At most so many errors of a page are reported. */
const mostTold = 3
let told = 0

/** Reports an error; `file` is the name of the script it is from. */
export function tellScriptError(
  outcome: ScriptOutcome,
  error: unknown,
  file = scriptFileName(errorStack(error)),
): void {
  if (told++ >= mostTold) return
  const { pathname: path } = location
  const message = String(error).slice(0, 200)
  navigator.sendBeacon?.(scriptErrorsPath, JSON.stringify({ outcome, path, message, file: file ?? '' }))
}

/** The name of a script of ours in an address or a stack; errors of extensions and of inline scripts have none. */
export function scriptFileName(text: string): string | undefined {
  return (/\/assets\/([\w-]+\.js)/.exec(text) ?? [])[1]
}

export function errorStack(error: unknown): string {
  return error instanceof Error ? String(error.stack) : ''
}

/** Whether a script failed to load. Browsers word this differently, and so does late-scripts.ts. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported|module script/i.test(String(error))
}
