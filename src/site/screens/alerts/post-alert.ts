import { alertPages as t } from '#messages/site.ts'
import { CallError } from '#ui/call-error.ts'
import type { PostAnswer } from '../../forms/posting.ts'

/** Does what a small form of alerts asks for, and says where to go on, or what went wrong. */
export async function postAlert(
  form: string,
  values: Record<string, string>,
  act: () => Promise<string>,
): Promise<PostAnswer> {
  try {
    return { goTo: await act() }
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { status, message, fields } = thrown.failure
    const said = status === 404 ? t.oldProblem : (message ?? t.failed)
    const problem = Object.keys(fields).length > 0 ? '' : said
    return {
      posted: { form, values, errors: fields, problem },
      status: status >= 400 && status < 500 ? status : 503,
    }
  }
}
