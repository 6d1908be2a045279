import { solutionField } from '#contract/forms/form-signals.ts'
import { CallError } from '#ui/call-error.ts'
import { solve } from './challenge.ts'

/** Sends something, and once more with the challenge solved where the network is busy. */
export async function withChallenge<Answer>(
  send: (signs?: Readonly<Record<typeof solutionField, string>>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send()
  } catch (thrown) {
    const challenge = thrown instanceof CallError ? thrown.failure.challenge : undefined
    const solution = challenge && (await solve(challenge))
    if (solution === undefined) throw thrown
    return send({ [solutionField]: solution })
  }
}
