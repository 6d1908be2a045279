import type { Hono } from 'hono'
import type { Config } from '#config'
import {
  drawSecret,
  listDeliveries,
  resumeWebhook,
  sendDeliveries,
  showDelivery,
  testWebhook,
  webhookCollection,
} from '#domain/webhooks/index.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountWebhooks(
  app: Hono,
  parts: AdminParts,
  { queue, config }: Pick<ApiContext, 'queue' | 'config'>,
): void {
  mountAdminCall(app, parts, 'listWebhooks', async ({ ctx }) => ({
    data: await webhookCollection.list(ctx),
    senders: listSenders(config),
  }))
  mountAdminCall(app, parts, 'drawWebhookSecret', async ({ ctx, params }) => ({
    data: await drawSecret(ctx, params.id),
  }))
  mountAdminCall(app, parts, 'testWebhook', async ({ ctx, params }) => ({
    data: await testWebhook(ctx, params.id),
  }))
  mountAdminCall(app, parts, 'resumeWebhook', async ({ ctx, params }) => {
    const data = await resumeWebhook(ctx, params.id)
    queue.wake('deliver-webhook')
    return { data }
  })
  mountAdminCall(app, parts, 'deliveries', async ({ ctx, query }) => listDeliveries(ctx, query))
  mountAdminCall(app, parts, 'delivery', async ({ ctx, params }) => showDelivery(ctx, params.delivery))
  mountAdminCall(app, parts, 'sendDeliveries', async ({ ctx, body }) => {
    const count = await sendDeliveries(ctx, body.ids)
    queue.wake('deliver-webhook')
    return { data: { count } }
  })
}

/** The hosts that the server's own senders send to, for the admin page. */
function listSenders({ bases, push }: Config) {
  const hostOf = (address: string | undefined) =>
    address !== undefined && /^https?:/.test(address) ? new URL(address).host : null
  return [
    { target: 'ntfy' as const, host: hostOf(bases.push), setting: 'PUSH_BASE' },
    { target: 'fcm' as const, host: hostOf(push.fcm?.base), setting: 'FCM_SERVICE_ACCOUNT' },
  ]
}
