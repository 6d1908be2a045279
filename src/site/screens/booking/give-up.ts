import { bookingPath } from '#contract/paths.ts'
import { booking as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import type { PostAnswer } from '../../forms/posting.ts'

/** Gives a held unit up. When it is booked or unknown, the page of the booking says so. */
export async function giveUp(reference: string): Promise<PostAnswer> {
  try {
    await call('giveUpBooking', { params: { reference }, body: {} })
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { status } = thrown.failure
    if (status !== 404 && status !== 409) {
      const posted = { form: 'release', values: {}, errors: {}, problem: t.release.failure }
      return { posted, status: 503 }
    }
  }
  return { goTo: bookingPath(reference) }
}
