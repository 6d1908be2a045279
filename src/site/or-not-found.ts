import { notFound } from '@tanstack/react-router'
import { isGone, isMissing } from '#ui/call-error.ts'

/** What a call asked for; what does not exist, or not any more, is the not-found page. */
export async function orNotFound<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked
  } catch (thrown) {
    if (isMissing(thrown) || isGone(thrown)) throw notFound()
    throw thrown
  }
}
