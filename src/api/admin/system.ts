import type { Hono } from 'hono'
import { readTrouble } from '#domain/backups/index.ts'
import { dropJobs, listDeadJobs, restoreJobs, retryJobs } from '#domain/dead-jobs/index.ts'
import { readHealth } from '#domain/health/index.ts'
import { listMails, readMail, sendMails } from '#domain/outbox/index.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountSystem(
  app: Hono,
  parts: AdminParts,
  { config, errors, counts }: Pick<ApiContext, 'config' | 'errors' | 'counts'>,
): void {
  const canSend = config.smtpUrl !== undefined
  mountAdminCall(app, parts, 'health', async ({ ctx }) => ({
    ...(await readHealth(ctx, config, counts)),
    errors: errors?.() ?? { since: ctx.clock().toISOString(), groups: [] },
  }))
  mountAdminCall(app, parts, 'backupTrouble', async ({ ctx }) => ({ data: await readTrouble(ctx) }))
  mountAdminCall(app, parts, 'mails', async ({ ctx, query }) => listMails(ctx, { ...query, canSend }))
  mountAdminCall(app, parts, 'mail', async ({ ctx, params }) => ({
    data: await readMail(ctx, params.mail),
  }))
  mountAdminCall(app, parts, 'sendMails', async ({ ctx, body }) => ({
    data: { count: await sendMails(ctx, { ids: body.ids, canSend }) },
  }))
  mountAdminCall(app, parts, 'deadJobs', async ({ ctx, query }) => listDeadJobs(ctx, query))
  mountAdminCall(app, parts, 'retryDeadJobs', async ({ ctx, body }) => ({
    data: { count: await retryJobs(ctx, body.ids) },
  }))
  mountAdminCall(app, parts, 'dropDeadJobs', async ({ ctx, body }) => ({
    data: { count: await dropJobs(ctx, body.ids) },
  }))
  mountAdminCall(app, parts, 'keepDeadJobs', async ({ ctx, body }) => ({
    data: { count: await restoreJobs(ctx, body.ids) },
  }))
}
