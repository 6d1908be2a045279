/** Has the waiting jobs done: which job calls which verb of the domain. */

import { forgetCounts } from '#domain/analytics/collect/forget-counts.ts'
import { cleanUpApplications } from '#domain/applications/clean-up.ts'
import { emailAboutApplication } from '#domain/applications/tell.ts'
import type { Desk } from '#domain/bookings/rows.ts'
import { settleHold } from '#domain/bookings/settle.ts'
import { emailAboutBooking } from '#domain/bookings/tell.ts'
import { deleteStored } from '#domain/files/delete-stored.ts'
import { makeCommonSizes } from '#domain/files/make-common-sizes.ts'
import { sweepUnused } from '#domain/files/sweep-unused.ts'
import { forgetAnswers } from '#domain/idempotency/forget-answers.ts'
import { cleanUpImports } from '#domain/imports/runs/clean-up.ts'
import { type ImportContext, workOnImport } from '#domain/imports/runs/work.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { emailAgent } from '#domain/leads/tell-agent.ts'
import { tellUnopened } from '#domain/leads/tell-managers.ts'
import { forgetPresence } from '#domain/listings/admin/draft.ts'
import { forgetUndos } from '#domain/listings/admin/undo.ts'
import { expireListings } from '#domain/listings/expire.ts'
import { type EmailContext, sendMail } from '#domain/mails/send-once.ts'
import { sweepWaitingMails } from '#domain/mails/sweep-waiting.ts'
import { readSettings } from '#domain/settings/read.ts'
import { forgetAttempts } from '#domain/spam-protection/forget-attempts.ts'
import { mailPasswordLink } from '#domain/staff/password-link.ts'
import { deliver } from '#domain/webhooks/deliver.ts'
import { forgetDeliveries } from '#domain/webhooks/deliveries.ts'
import { fanOut } from '#domain/webhooks/fan-out.ts'
import type { WebhookContext } from '#domain/webhooks/settings.ts'
import type { JobName, Queue } from '#queue/queue.ts'

/** How long an application is kept, unless staff said otherwise; who takes payments. */
type More = { resumeRetentionDays: number } & Pick<Desk, 'gateway'>

export type JobRoom = EmailContext &
  ImportContext &
  More &
  Pick<WebhookContext, 'push' | 'secret' | 'senders'>

/** Those that fail while the mail server does not answer. */
export const mailJobs: readonly JobName[] = [
  'lead-received',
  'leads-waiting',
  'lead-to-open',
  'application-received',
  'booking-changed',
  'mail-written',
]

export async function startJobs(queue: Queue, room: JobRoom): Promise<void> {
  await queue.work(
    'lead-received',
    ({ leadId }) => followUp(room, [leadId]),
    (jobs) =>
      followUp(
        room,
        jobs.map(({ leadId }) => leadId),
      ),
  )
  await queue.work('lead-to-assign', ({ leadId }) => assignLead(room.db, leadId))
  await queue.work('leads-waiting', ({ leadIds }) => emailAgent({ ...room, queue }, leadIds))
  await queue.work('lead-to-open', (given) => tellUnopened({ ...room, queue }, given))
  await queue.work('application-received', ({ applicationId }) => emailAboutApplication(room, applicationId))
  await queue.work('booking-changed', ({ bookingId }) => emailAboutBooking(room, bookingId))
  await queue.work('booking-to-settle', ({ bookingId }) => settleHold({ ...room, queue }, bookingId))
  await queue.work('password-forgotten', async ({ staffId }) => {
    if (staffId !== null) await mailPasswordLink({ ...room, queue }, staffId)
  })
  await queue.work('mail-written', ({ mailId }) => sendMail(room, mailId))
  await queue.work('sweep-mails', () => sweepWaitingMails({ ...room, queue }))
  await queue.repeat('sweep-mails', '*/5 * * * *')
  await queue.work('clean-up', async () => {
    const settings = await readSettings(room.db, { resume_retention_days: room.resumeRetentionDays })
    const store = { ...room, queue }
    await cleanUpApplications(store, settings.resume_retention_days)
    await cleanUpImports(store)
    await forgetAnswers(room.db)
    await forgetAttempts(room.db)
    await forgetUndos(room.db)
    await forgetPresence(room.db)
    await forgetCounts(room.db)
    await forgetDeliveries(room.db)
  })
  await queue.repeat('clean-up', '17 * * * *')
  await queue.work('sweep-uploads', () => sweepUnused({ ...room, queue }))
  // At night in Pakistan: it reads every table.
  await queue.repeat('sweep-uploads', '23 22 * * *')
  await queue.work('expire-listings', async () => {
    await expireListings({ ...room, queue })
  })
  await queue.repeat('expire-listings', '41 * * * *')
  await queue.work('import', ({ runId }) => workOnImport(room, runId))
  await queue.work('delete-stored', ({ keys }) => deleteStored(room.storage, keys))
  await queue.work('picture-stored', ({ fileId }) => makeCommonSizes(room, fileId))
  const pushing = { ...room, queue }
  await queue.work('happened', ({ happenings }) => fanOut(pushing, happenings))
  await queue.work('push', ({ deliveryId }) => deliver(pushing, deliveryId))
}
