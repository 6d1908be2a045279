import { readJson } from './outside-host.ts'
import { NotSent, notSent } from './post.ts'

/** Which answer will do: any at all, one whose status is fine, or one with JSON as well. */
export type Expected = 'any answer' | 'a good answer' | 'JSON'

/**
 * Asks whether a host answers at an address by HTTP, with one GET that changes nothing.
 * @throws NotSent with a sentence: there is no answer, or not the expected one
 */
export async function reach(address: string, signal: AbortSignal, expected: Expected): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', signal }).catch((error: Error) => {
    if (signal.aborted) throw error
    throw notSent(error.cause instanceof Error ? error.cause : error)
  })
  const isGood = expected === 'any answer' || answer.status < 400
  if (isGood && expected === 'JSON') {
    await readJson(answer).catch(() => {
      throw new NotSent('The answer cannot be read.')
    })
    return
  }
  await answer.body?.cancel()
  if (!isGood) throw new NotSent(`The answer is ${answer.status}.`)
}
