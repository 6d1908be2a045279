import type { Hono } from 'hono'
import type { Config } from '#config'
import { listDeliveries, sendDeliveries, showDelivery } from '#domain/push/deliveries.ts'
import {
  archiveWebhook,
  changeWebhook,
  createWebhook,
  listWebhooks,
  showWebhook,
} from '#domain/push/kept-webhooks.ts'
import { drawSecret, resumeWebhook, testWebhook } from '#domain/push/work-on-webhook.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountWebhooks(
  app: Hono,
  parts: OfficeParts,
  { db, queue, config, secret }: Pick<ApiContext, 'db' | 'queue' | 'config' | 'secret'>,
): void {
  const room = { db, queue, push: config.push }
  mountOfficeCall(app, parts, 'listWebhooks', async ({ by }) => ({
    data: await listWebhooks(db, by),
    senders: sendersOf(config),
  }))
  mountOfficeCall(app, parts, 'showWebhook', async ({ by, params }) => ({
    data: await showWebhook(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createWebhook', async ({ by, body }) => ({
    data: await createWebhook(room, by, body),
  }))
  mountOfficeCall(app, parts, 'changeWebhook', async ({ by, params: { id }, body }) => {
    const { version, ...fields } = body
    return { data: await changeWebhook(room, by, { id, version }, fields) }
  })
  mountOfficeCall(app, parts, 'archiveWebhook', async ({ by, params, body }) => ({
    data: await archiveWebhook(db, by, params.id, body.archived),
  }))
  mountOfficeCall(app, parts, 'drawWebhookSecret', async ({ by, params }) => ({
    data: await drawSecret({ db, secret }, by, params.id),
  }))
  mountOfficeCall(app, parts, 'testWebhook', async ({ by, params }) => ({
    data: await testWebhook(room, by, params.id),
  }))
  mountOfficeCall(app, parts, 'resumeWebhook', async ({ by, params }) => {
    const data = await resumeWebhook(room, by, params.id)
    queue.wake('push')
    return { data }
  })
  mountOfficeCall(app, parts, 'deliveries', async ({ by, query }) => listDeliveries(db, by, query))
  mountOfficeCall(app, parts, 'delivery', async ({ by, params }) => showDelivery(db, by, params.delivery))
  mountOfficeCall(app, parts, 'sendDeliveries', async ({ by, body }) => {
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
