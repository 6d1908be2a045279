/**
 * What the operator is told of scripts that failed in a browser. The first script of every page has this in it, which
 * browsers of any age run: it uses nothing that came after `sendBeacon`.
 */
import { scriptErrorsPath } from '#contract/paths.ts'
import type { ScriptOutcome } from '#contract/script-errors.ts'

/** At most so many errors of a page are told. */
const mostTold = 3
let told = 0

/** Tells of an error; `file` is the name of the script it is from. */
export function tellScriptError(outcome: ScriptOutcome, error: unknown, file = fileOf(stackOf(error))): void {
  if (told++ >= mostTold) return
  const { pathname: path } = location
  const message = String(error).slice(0, 200)
  navigator.sendBeacon?.(scriptErrorsPath, JSON.stringify({ outcome, path, message, file: file ?? '' }))
}

/** The name of a script of ours in an address or a stack; errors of extensions and of inline scripts have none. */
export function fileOf(text: string): string | undefined {
  return (/\/assets\/([\w-]+\.js)/.exec(text) ?? [])[1]
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : ''
}

/** Whether a file of scripts did not come. Browsers say it in words of their own, and late-scripts.ts in theirs. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported|module script/i.test(String(error))
}
