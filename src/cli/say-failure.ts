import { plainSentence } from '#server/monitoring/plain-sentence.ts'

type Kind = abstract new (...given: never[]) => Error

/**
 * Ends a command with exit code 1 and, on standard error, the reason: in one sentence for errors that the
 * user can fix, to which errors of the given kinds belong, else with the stack.
 */
export function sayFailure(error: unknown, ...plain: readonly Kind[]): void {
  const isPlain = error instanceof Error && plain.some((kind) => error instanceof kind)
  const sentence = isPlain ? error.message : plainSentence(error, undefined)
  console.error(sentence === undefined ? error : `✗ ${sentence}`)
  process.exitCode = 1
}
