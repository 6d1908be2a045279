import type { Hono } from 'hono'
import type { Config } from '#config'
import { webhookCollection } from '#domain/webhooks/admin/collection.ts'
import { drawSecret, resumeWebhook, testWebhook } from '#domain/webhooks/admin/webhook-actions.ts'
import { listDeliveries, sendDeliveries, showDelivery } from '#domain/webhooks/deliveries.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountWebhooks(
  app: Hono,
  parts: AdminParts,
  { db, queue, config, secret }: Pick<ApiContext, 'db' | 'queue' | 'config' | 'secret'>,
): void {
  const room = { db, queue, push: config.push }
  mountAdminCall(app, parts, 'listWebhooks', async ({ by }) => ({
    data: await webhookCollection.list({ db, actor: { kind: 'staff', ...by } }),
    senders: sendersOf(config),
  }))
  mountAdminCall(app, parts, 'drawWebhookSecret', async ({ by, params }) => ({
    data: await drawSecret({ db, secret }, by, params.id),
  }))
  mountAdminCall(app, parts, 'testWebhook', async ({ by, params }) => ({
    data: await testWebhook(room, by, params.id),
  }))
  mountAdminCall(app, parts, 'resumeWebhook', async ({ by, params }) => {
    const data = await resumeWebhook(room, by, params.id)
    queue.wake('push')
    return { data }
  })
  mountAdminCall(app, parts, 'deliveries', async ({ by, query }) => listDeliveries(db, by, query))
  mountAdminCall(app, parts, 'delivery', async ({ by, params }) => showDelivery(db, by, params.delivery))
  mountAdminCall(app, parts, 'sendDeliveries', async ({ by, body }) => {
    const count = await sendDeliveries(room, by, body.ids)
    queue.wake('push')
    return { data: { count } }
  })
}

/** Where the server's own senders send to, for whoever looks. */
function sendersOf({ bases, push }: Config) {
  const hostOf = (address: string | undefined) =>
    address !== undefined && /^https?:/.test(address) ? new URL(address).host : null
  return [
    { target: 'ntfy' as const, host: hostOf(bases.push), setting: 'PUSH_BASE' },
    { target: 'fcm' as const, host: hostOf(push.fcm?.base), setting: 'FCM_SERVICE_ACCOUNT' },
  ]
}
