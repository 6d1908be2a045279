import { bookingPath } from '#contract/paths.ts'
import { booking as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import type { PostAnswer } from '../../forms/posting.ts'

/** Confirms a hold by the code that was typed. When it is held no longer, the page of the booking says so. */
export async function confirmHold(reference: string, code: string): Promise<PostAnswer> {
  try {
    await call('confirmHold', { params: { reference }, body: { code } })
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { status, message, fields } = thrown.failure
    if (status !== 404 && status !== 409) {
      // The field itself says that the code is wrong.
      const problem = fields.code ? '' : (message ?? t.confirm.failure)
      const posted = { form: 'confirm', values: { code }, errors: fields, problem }
      return { posted, status: status >= 400 && status < 500 ? status : 503 }
    }
  }
  return { goTo: bookingPath(reference) }
}
