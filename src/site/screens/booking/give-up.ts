import { bookingPath } from '#contract/paths.ts'
import { CallError, call } from '#ui/api.ts'
import type { PostAnswer } from '../../forms/posting.ts'

/** Gives a held unit up. When it is booked or unknown, the page of the booking says so. */
export async function giveUp(reference: string): Promise<PostAnswer> {
  try {
    await call('giveUpBooking', { params: { reference }, body: {} })
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { status } = thrown.failure
    if (status !== 404 && status !== 409) {
      const problem = 'The unit could not be released just now. Please try again, or call us.'
      return { posted: { form: 'give up', values: {}, errors: {}, problem }, status: 503 }
    }
  }
  return { goTo: bookingPath(reference) }
}
