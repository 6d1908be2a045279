/** What each job does: the verb of the domain that it calls. */
import { matchChanges } from '#domain/alerts/match-changes.ts'
import { sendDueAlerts } from '#domain/alerts/send-due-alerts.ts'
import { writeLink } from '#domain/alerts/send-link.ts'
import { sendMessage } from '#domain/alerts/send-message-job.ts'
import { emailAboutApplication } from '#domain/applications/email-application.ts'
import { backUpWhenDue } from '#domain/backups/back-up-when-due.ts'
import { watchBackups } from '#domain/backups/watch-backups.ts'
import { emailAboutBooking } from '#domain/bookings/email-booking.ts'
import { settleHold } from '#domain/bookings/settle.ts'
import { purgeCdn } from '#domain/cdn/purge.ts'
import { fetchRatesWhenDue } from '#domain/costs/rate-service/fetch-rates.ts'
import { measureWhenDue } from '#domain/estimates/accuracy/measure-estimates.ts'
import { refreshEvidence } from '#domain/evidence/refresh-evidence.ts'
import { deleteStored } from '#domain/files/delete-stored.ts'
import { makeCommonSizes } from '#domain/files/make-common-sizes.ts'
import { sweepUnused } from '#domain/files/sweep-unused.ts'
import { workOnImport } from '#domain/imports/runs/work.ts'
import { assignLead } from '#domain/leads/assign.ts'
import { emailAgent } from '#domain/leads/email-agent.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { remindManagers } from '#domain/leads/remind-managers.ts'
import { expireListings } from '#domain/listings/expire.ts'
import { settleChanges } from '#domain/listings/price-history/settle-changes.ts'
import { retryWaitingMails } from '#domain/mails/retry-waiting.ts'
import { sendMail } from '#domain/mails/send-once.ts'
import { runEach } from '#domain/run-each.ts'
import { mailPasswordLink } from '#domain/staff/password-link.ts'
import { deliver } from '#domain/webhooks/deliver.ts'
import { fanOut } from '#domain/webhooks/fan-out.ts'
import type { JobName, JobPayloads } from '#queue/jobs.ts'
import { cleanUp } from './clean-up.ts'
import type { JobContext } from './context.ts'

/** Handles one job, or several of the same kind at a time. */
export type Handler<Payload> =
  | ((payload: Payload) => Promise<void>)
  | { together: (payloads: readonly Payload[]) => Promise<void> }

/** Undefined is what this site is not set up for. */
export type Handlers = { readonly [Name in JobName]: Handler<JobPayloads[Name]> | undefined }

export function createHandlers(ctx: JobContext): Handlers {
  const { rateService, cdn, shipLog, makeBackup } = ctx
  return {
    'lead-received': {
      together: (received) =>
        followUp(
          ctx,
          received.map(({ leadId }) => leadId),
        ),
    },
    'lead-to-assign': ({ leadId }) => assignLead(ctx, leadId),
    'email-agent': ({ leadIds }) => emailAgent(ctx, leadIds),
    'remind-managers': (unopened) => remindManagers(ctx, unopened),
    'application-received': ({ applicationId }) => emailAboutApplication(ctx, applicationId),
    'booking-changed': ({ bookingId }) => emailAboutBooking(ctx, bookingId),
    'booking-to-settle': ({ bookingId }) => settleHold(ctx, bookingId),
    'password-forgotten': async ({ staffId }) => {
      if (staffId !== null) await mailPasswordLink(ctx, staffId)
    },
    'mail-written': ({ mailId }) => sendMail(ctx, mailId),
    'alert-message': ({ messageId }) => sendMessage(ctx, messageId),
    'alerts-link': (address) => writeLink(ctx, address),
    'match-alerts': () => matchChanges(ctx),
    'send-alerts': () => sendDueAlerts(ctx),
    'sweep-mails': () => retryWaitingMails(ctx),
    'clean-up': () => cleanUp(ctx),
    'back-up': () =>
      runEach({
        // Before as well: of one whose process is killed each time, nothing comes afterwards.
        'Emails about earlier backups': () => watchBackups(ctx),
        'The backup': () => backUpWhenDue(ctx, makeBackup),
        'Emails about this backup': () => watchBackups(ctx),
      }),
    'ship-log': shipLog,
    'sweep-uploads': () => sweepUnused(ctx),
    'expire-listings': async () => {
      await expireListings(ctx)
    },
    'settle-changes': () => settleChanges(ctx),
    'refresh-evidence': () => refreshEvidence(ctx),
    'measure-estimates': () => measureWhenDue(ctx),
    'fetch-rates': rateService && (() => fetchRatesWhenDue({ ...ctx, rateService })),
    import: ({ runId }) => workOnImport(ctx, runId),
    'import-prices': ({ runId }) => workOnImport(ctx, runId),
    'delete-stored': ({ keys }) => deleteStored(ctx, keys),
    'picture-stored': ({ fileId }) => makeCommonSizes(ctx, fileId),
    'fan-out-webhooks': ({ happenings }) => fanOut(ctx, happenings),
    'purge-cdn': cdn && { together: (purges) => purgeCdn({ ...ctx, cdn }, purges) },
    'deliver-webhook': ({ deliveryId }) => deliver(ctx, deliveryId),
  }
}
