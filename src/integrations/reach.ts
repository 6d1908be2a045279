import { NotSent, notSent } from './post.ts'

/**
 * Asks whether a host answers at an address by HTTP, with one GET that changes nothing.
 * @param isGood which status will do; without it any answer does
 * @throws NotSent with a sentence: nobody answers, or with such a status
 */
export async function reach(
  address: string,
  signal: AbortSignal,
  isGood: (status: number) => boolean = () => true,
): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', signal }).catch((error: Error) => {
    if (signal.aborted) throw error
    throw notSent(error.cause instanceof Error ? error.cause : error)
  })
  await answer.body?.cancel()
  if (!isGood(answer.status)) throw new NotSent(`The answer is ${answer.status}.`)
}
