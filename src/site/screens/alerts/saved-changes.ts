/** What the forms on the page of all alerts send. */
import { alertFrequencies, chosenStatuses } from '#contract/alerts/alert-fields.ts'
import { savedAlertsPath } from '#contract/paths.ts'
import { languages } from '#messages/languages.ts'
import { call } from '#ui/api.ts'
import type { PostAnswer, PostedText } from '../../forms/posting.ts'
import { postAlert } from './post-alert.ts'

/** For one alert with its `id`, else for all of them; then back to the page, which says what was done. */
export function changeSaved(text: PostedText): Promise<PostAnswer> {
  const [secret, id] = [text('secret'), Number(text('id'))]
  const status = chosenStatuses.find((one) => one === text('status'))
  const frequency = alertFrequencies.find((one) => one === text('frequency'))
  const language = languages.find((one) => one === text('language'))
  return postAlert('alerts', {}, async () => {
    if (id > 0) {
      const body = { ...(status && { status }), ...(frequency && { frequency }) }
      await call('changeAlert', { params: { secret, id }, body })
    } else {
      const body = { ...(status && { status }), ...(language && { language }) }
      await call('changeAlerts', { params: { secret }, body })
    }
    return `${savedAlertsPath(secret)}?done=${status ?? 'changed'}${id > 0 ? `&alert=${id}` : ''}`
  })
}
