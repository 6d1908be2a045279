import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/**
 * The list that is a page's one purpose. When it cannot be loaded, the page answers 500, and says so in its place
 * (D52): undefined.
 */
export async function listOfPage<Answer>(
  asked: Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (thrown) {
    if (signal.aborted) throw thrown
    answerWithFailure()
    return undefined
  }
}

const answerWithFailure = createIsomorphicFn().server(() => setResponseStatus(500))
