/** What each job does: the verb of the domain that it calls. */
import { matchChanges, sendDueAlerts, sendMessage, writeLink } from '#domain/alerts/index.ts'
import { emailAboutApplication } from '#domain/applications/index.ts'
import { backUpWhenDue, watchBackups } from '#domain/backups/index.ts'
import { emailAboutBooking, settleHold } from '#domain/bookings/index.ts'
import { purgeCdn } from '#domain/cdn/index.ts'
import { fetchRatesWhenDue } from '#domain/costs/index.ts'
import { measureWhenDue } from '#domain/estimates/index.ts'
import { refreshEvidence } from '#domain/evidence/index.ts'
import { deleteStored, makeCommonSizes, sweepUnused } from '#domain/files/index.ts'
import { workOnImport } from '#domain/imports/index.ts'
import { assignLead, emailAgent, followUp, remindManagers } from '#domain/leads/index.ts'
import { expireListings, settleChanges } from '#domain/listings/index.ts'
import { retryWaitingMails, sendMail } from '#domain/mails/index.ts'
import { runEach } from '#domain/run-each.ts'
import { mailPasswordLink } from '#domain/staff/index.ts'
import { emailAboutViewing, remindOfViewings } from '#domain/viewings/index.ts'
import { deliver, fanOut } from '#domain/webhooks/index.ts'
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
    'viewing-changed': ({ leadId }) => emailAboutViewing(ctx, leadId),
    'remind-of-viewings': () => remindOfViewings(ctx),
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
