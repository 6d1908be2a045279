import { mostAlerts } from '#contract/alerts/alert-fields.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { unsubscribePath } from '#contract/paths.ts'
import {
  askForLink,
  changeAll,
  changeOne,
  channelsOf,
  confirmByCode,
  confirmByLink,
  createHomeAlert,
  createSearchAlert,
  listSaved,
  showRequest,
  showToConfirm,
  unsubscribe,
} from '#domain/alerts/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'
import { mountWrite } from './write.ts'

/** What belongs to one visitor is never kept: no tags. */
const tags = undefined

export function mountAlerts(app: Api, context: ApiContext): void {
  mountRead(app, 'alertChannels', async () => ({
    answer: { data: { channels: channelsOf(context), most: mostAlerts } },
    tags: [],
  }))
  mountWrite(app, context, 'createAlert', ({ body, sender }) =>
    createSearchAlert({ ...context, visitor: sender.address }, body),
  )
  mountWrite(app, context, 'createHomeAlert', ({ body, sender }) =>
    createHomeAlert({ ...context, visitor: sender.address }, body),
  )
  mountWrite(app, context, 'sendAlertsLink', async ({ body }) => {
    await askForLink(context, body)
    return { data: { accepted: true } }
  })
  mountRead(app, 'alertRequest', async ({ params: { reference } }) => ({
    answer: await showRequest(context, reference),
    tags,
  }))
  mountWrite(app, context, 'confirmAlertByCode', ({ params: { reference }, body: { code } }) =>
    confirmByCode(context, { reference, code }),
  )
  mountRead(app, 'alertToConfirm', async ({ params: { token } }) => ({
    answer: await showToConfirm(context, token),
    tags,
  }))
  mountWrite(app, context, 'confirmAlert', ({ params: { token } }) => confirmByLink(context, token))
  mountRead(app, 'savedAlerts', async ({ params: { secret } }) => ({
    answer: await listSaved(context, secret),
    tags,
  }))
  mountWrite(app, context, 'changeAlerts', ({ params, body }) => changeAll(context, { ...params, ...body }))
  mountWrite(app, context, 'changeAlert', ({ params, body }) => changeOne(context, { ...params, ...body }))
  mountUnsubscribe(app, context)
}

/** Mailboxes post a form of their own there, which says nothing more; a person who opens the link is asked first. */
function mountUnsubscribe(app: Api, context: ApiContext): void {
  const { path } = endpoints.unsubscribeAlerts
  app.get(path, ({ req }) => {
    const location = unsubscribePath(req.param('token'))
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  })
  app.post(path, async ({ req }) => {
    const answer = await unsubscribe(context, req.param('token'))
    return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store' } })
  })
}
