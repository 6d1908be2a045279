import type { Hono } from 'hono'
import { Invalid } from '#domain/errors.ts'
import { receiveWanted, sendToAssign } from '#domain/leads/index.ts'
import { validationMessages } from '#messages/common.ts'
import type { ApiContext } from './context.ts'
import { mountWrite } from './write.ts'

export function mountWanted(app: Hono, context: ApiContext): void {
  mountWrite(app, context, 'wanted', ({ body, once }) => receiveWanted(context, { wanted: body, once }))
  mountWrite(app, context, 'wantedAssign', ({ params, body }) => {
    if (body.status !== params.id) throw new Invalid({ status: validationMessages.invalidId })
    return sendToAssign(context, params.id)
  })
}
