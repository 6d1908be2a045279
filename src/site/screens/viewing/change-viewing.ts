import { viewingPath } from '#contract/paths.ts'
import type { VisitorAction } from '#contract/viewings/viewing-states.ts'
import { viewingPages as t } from '#messages/site.ts'
import { call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import type { PostAnswer, PostedText } from '../../forms/posting.ts'

/** The form that proposes other times, for what it gives back when it is refused. */
export const changeForm = 'viewing-times'

/** Accepts, moves or cancels a viewing. What changed meanwhile is said above its present state. */
export async function changeViewing(text: PostedText): Promise<PostAnswer> {
  const secret = text('secret')
  const body = {
    action: actionOf(text('action')),
    version: text('version'),
    slots: text('slots'),
    time_zone: text('time_zone'),
  }
  try {
    await call('changeViewing', { params: { secret }, body })
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    const { status, message, fields } = thrown.failure
    const posted = {
      form: changeForm,
      values: { slots: body.slots },
      errors: fields,
      problem: fields.slots ?? message ?? t.failure,
    }
    return { posted, status: status >= 400 && status < 500 ? status : 503 }
  }
  return { goTo: viewingPath(secret) }
}

function actionOf(text: string): VisitorAction {
  return text === 'accept' || text === 'cancel' ? text : 'change'
}
