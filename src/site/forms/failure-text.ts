import { CallError } from '#ui/call-error.ts'

/** What the server says of a failure; without an answer from it, `sentence`. */
export function failureText(thrown: unknown, sentence: string): string {
  return thrown instanceof CallError && thrown.failure.status > 0
    ? (thrown.failure.message ?? sentence)
    : sentence
}
