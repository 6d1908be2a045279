import type { Hono } from 'hono'
import { dropJobs, keepJobs, listDeadJobs, retryJobs } from '#domain/dead-jobs/work.ts'
import { listMails, readMail } from '#domain/outbox/read.ts'
import { sendMails } from '#domain/outbox/send.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountSystem(app: Hono, parts: AdminParts, context: ApiContext): void {
  const { db, config } = context
  const canSend = config.smtpUrl !== undefined
  mountAdminCall(app, parts, 'mails', async ({ by, query }) => listMails(db, by, query, canSend))
  mountAdminCall(app, parts, 'mail', async ({ by, params }) => ({
    data: await readMail(db, by, params.mail),
  }))
  mountAdminCall(app, parts, 'sendMails', async ({ by, body }) => ({
    data: { count: await sendMails(context, by, body.ids, canSend) },
  }))
  mountAdminCall(app, parts, 'deadJobs', async ({ by, query }) => listDeadJobs(db, by, query))
  mountAdminCall(app, parts, 'retryDeadJobs', async ({ by, body }) => ({
    data: { count: await retryJobs(context, by, body.ids) },
  }))
  mountAdminCall(app, parts, 'dropDeadJobs', async ({ by, body }) => ({
    data: { count: await dropJobs(db, by, body.ids) },
  }))
  mountAdminCall(app, parts, 'keepDeadJobs', async ({ by, body }) => ({
    data: { count: await keepJobs(db, by, body.ids) },
  }))
}
