/** Has the waiting jobs done: which job calls which verb of the domain. */

import type { System } from '#domain/access/actor.ts'
import { forgetAlerts } from '#domain/alerts/forget-alerts.ts'
import { matchChanges } from '#domain/alerts/match-changes.ts'
import { sendAlerts } from '#domain/alerts/send-alerts.ts'
import { writeLink } from '#domain/alerts/send-link.ts'
import { sendMessage } from '#domain/alerts/send-message.ts'
import { forgetCounts } from '#domain/analytics/collect/forget-counts.ts'
import { cleanUpApplications } from '#domain/applications/clean-up.ts'
import { emailAboutApplication } from '#domain/applications/email-application.ts'
import { backUpWhenDue } from '#domain/backups/back-up-when-due.ts'
import { runCommand } from '#domain/backups/run-command.ts'
import { watchBackups } from '#domain/backups/watch-backups.ts'
import { emailAboutBooking } from '#domain/bookings/email-booking.ts'
import { settleHold } from '#domain/bookings/settle.ts'
import { purgeCdn } from '#domain/cdn/purge.ts'
import type { Context } from '#domain/context.ts'
import { fetchRatesWhenDue } from '#domain/costs/rate-service/fetch-rates.ts'
import { measureWhenDue } from '#domain/estimates/accuracy/measure-estimates.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { deleteStored } from '#domain/files/delete-stored.ts'
import { makeCommonSizes } from '#domain/files/make-common-sizes.ts'
import { sweepUnused } from '#domain/files/sweep-unused.ts'
import { forgetAnswers } from '#domain/idempotency/forget-answers.ts'
import { cleanUpImports } from '#domain/imports/runs/clean-up.ts'
import { workOnImport } from '#domain/imports/runs/work.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { emailAgent } from '#domain/leads/email-agent.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { remindManagers } from '#domain/leads/remind-managers.ts'
import { forgetPresence } from '#domain/listings/admin/draft.ts'
import { forgetUndos } from '#domain/listings/admin/undo.ts'
import { expireListings } from '#domain/listings/expire.ts'
import { settleChanges } from '#domain/listings/price-history/settle-changes.ts'
import { retryWaitingMails } from '#domain/mails/retry-waiting.ts'
import { sendMail } from '#domain/mails/send-once.ts'
import { forgetSharedLists } from '#domain/saved/forget-shared-lists.ts'
import { readSettings } from '#domain/settings/read.ts'
import { forgetAttempts } from '#domain/spam-protection/forget-attempts.ts'
import { mailPasswordLink } from '#domain/staff/password-link.ts'
import { deliver } from '#domain/webhooks/deliver.ts'
import { forgetDeliveries } from '#domain/webhooks/deliveries.ts'
import { fanOut } from '#domain/webhooks/fan-out.ts'
import type { Cdn } from '#integrations/cdn.ts'
import type { RateService } from '#integrations/rate-service.ts'
import type { JobName } from '#queue/jobs.ts'

export type JobContext = Context<
  | 'db'
  | 'pool'
  | 'queue'
  | 'storage'
  | 'mailer'
  | 'whatsApp'
  | 'search'
  | 'log'
  | 'gateway'
  | 'push'
  | 'senders'
  | 'secret'
  | 'siteUrl'
  | 'clock',
  System
> & {
  /** How long an application is kept, unless staff said otherwise. */
  resumeRetentionDays: number
  /** Takes the embedded server's log to the backups; undefined where none is kept. */
  shipLog?: (() => Promise<void>) | undefined
  /** What says what currencies are worth. */
  rateService?: RateService | undefined
  /** What keeps copies of pages. */
  cdn?: Cdn | undefined
}

/** Those that fail while the mail server does not answer. */
export const mailJobs: readonly JobName[] = [
  'lead-received',
  'leads-waiting',
  'lead-to-open',
  'application-received',
  'booking-changed',
  'mail-written',
  'alert-message',
]

export async function startJobs(ctx: JobContext): Promise<void> {
  const { queue } = ctx
  await queue.work(
    'lead-received',
    ({ leadId }) => followUp(ctx, [leadId]),
    (jobs) =>
      followUp(
        ctx,
        jobs.map(({ leadId }) => leadId),
      ),
  )
  await queue.work('lead-to-assign', ({ leadId }) => assignLead(ctx, leadId))
  await queue.work('leads-waiting', ({ leadIds }) => emailAgent(ctx, leadIds))
  await queue.work('lead-to-open', (given) => remindManagers(ctx, given))
  await queue.work('application-received', ({ applicationId }) => emailAboutApplication(ctx, applicationId))
  await queue.work('booking-changed', ({ bookingId }) => emailAboutBooking(ctx, bookingId))
  await queue.work('booking-to-settle', ({ bookingId }) => settleHold(ctx, bookingId))
  await queue.work('password-forgotten', async ({ staffId }) => {
    if (staffId !== null) await mailPasswordLink(ctx, staffId)
  })
  await queue.work('mail-written', ({ mailId }) => sendMail(ctx, mailId))
  await queue.work('alert-message', ({ messageId }) => sendMessage(ctx, messageId))
  await queue.work('alerts-link', (address) => writeLink(ctx, address))
  await everyFewSeconds(ctx, 'match-alerts', () => matchChanges(ctx))
  await everyFewSeconds(ctx, 'send-alerts', () => sendAlerts(ctx))
  await queue.work('sweep-mails', () => retryWaitingMails(ctx))
  await queue.repeat('sweep-mails', '*/5 * * * *')
  await queue.work('clean-up', async () => {
    const settings = await readSettings(ctx.db, { resume_retention_days: ctx.resumeRetentionDays })
    await cleanUpApplications(ctx, settings.resume_retention_days)
    await cleanUpImports(ctx)
    await forgetAnswers(ctx)
    await forgetAttempts(ctx)
    await forgetUndos(ctx)
    await forgetPresence(ctx)
    await forgetCounts(ctx)
    await forgetDeliveries(ctx)
    await forgetSharedLists(ctx)
    await forgetAlerts(ctx)
  })
  await queue.repeat('clean-up', '17 * * * *')
  await queue.work('back-up', async () => {
    // Before as well: of one whose process is killed each time, nothing comes afterwards.
    await watchBackups(ctx)
    await backUpWhenDue(ctx, runCommand).finally(() => watchBackups(ctx))
  })
  await queue.repeat('back-up', '*/5 * * * *')
  if (ctx.shipLog) {
    await queue.work('ship-log', ctx.shipLog)
    await queue.repeat('ship-log', '* * * * *')
  }
  await queue.work('sweep-uploads', () => sweepUnused(ctx))
  // At night in Pakistan: it reads every table.
  await queue.repeat('sweep-uploads', '23 22 * * *')
  await queue.work('expire-listings', async () => {
    await expireListings(ctx)
  })
  await queue.repeat('expire-listings', '41 * * * *')
  await queue.work('settle-changes', () => settleChanges(ctx))
  await queue.repeat('settle-changes', '* * * * *')
  await queue.work('refresh-evidence', () => refreshEvidence(ctx))
  await queue.repeat('refresh-evidence', '*/10 * * * *')
  await queue.work('measure-estimates', () => measureWhenDue(ctx))
  await queue.repeat('measure-estimates', '*/5 * * * *')
  const { rateService } = ctx
  if (rateService) {
    await queue.work('fetch-rates', () => fetchRatesWhenDue({ ...ctx, rateService }))
    // It is asked in the first of these after the night, and until it has answered.
    await queue.repeat('fetch-rates', '*/30 * * * *')
  }
  await queue.work('import', ({ runId }) => workOnImport(ctx, runId))
  await queue.work('import-prices', ({ runId }) => workOnImport(ctx, runId))
  await queue.work('delete-stored', ({ keys }) => deleteStored(ctx, keys))
  await queue.work('picture-stored', ({ fileId }) => makeCommonSizes(ctx, fileId))
  await queue.work('happened', ({ happenings }) => fanOut(ctx, happenings))
  const { cdn } = ctx
  if (cdn)
    await queue.work(
      'purge-cdn',
      (job) => purgeCdn({ ...ctx, cdn }, [job]),
      (jobs) => purgeCdn({ ...ctx, cdn }, jobs),
    )
  await queue.work('push', ({ deliveryId }) => deliver(ctx, deliveryId))
}

const aFewSeconds = { seconds: 10 }

/** Each of these jobs writes the next one, of which one waits at a time; the one of every minute begins again. */
async function everyFewSeconds(
  { queue, db }: JobContext,
  name: 'match-alerts' | 'send-alerts',
  work: () => Promise<void>,
): Promise<void> {
  await queue.work(name, async () => {
    await work()
    await queue.enqueueAll(db, name, [{ data: {}, key: 'next', after: aFewSeconds }])
  })
  await queue.repeat(name, '* * * * *')
}
