import {
  forgetAlertContacts,
  forgetAlertMails,
  forgetAlertMessages,
  forgetAlerts,
} from '#domain/alerts/index.ts'
import { forgetCounts } from '#domain/analytics/index.ts'
import { anonymiseApplications, removeUnusedResumes } from '#domain/applications/index.ts'
import type { Context } from '#domain/context.ts'
import { forgetAnswers } from '#domain/idempotency/index.ts'
import { forgetImportChanges, forgetImportFiles } from '#domain/imports/index.ts'
import { forgetPresence, forgetReports, forgetUndos } from '#domain/listings/index.ts'
import { runEach } from '#domain/run-each.ts'
import { emptySharedLists, forgetSharedLists, forgetTransfers } from '#domain/saved/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { forgetAttempts } from '#domain/spam-protection/index.ts'
import { forgetDeliveries } from '#domain/webhooks/index.ts'

/**
 * Deletes what may be kept no longer.
 * @throws StepsFailed when something could not be deleted; everything else is
 */
export async function cleanUp(
  ctx: Context<'db' | 'queue' | 'storage'> & { resumeRetentionDays: number },
): Promise<void> {
  await runEach({
    'Job applications': async () => {
      const settings = await readSettings(ctx.db, { resume_retention_days: ctx.resumeRetentionDays })
      await anonymiseApplications(ctx, settings.resume_retention_days)
    },
    'Unused CVs': () => removeUnusedResumes(ctx),
    'Files of imports': () => forgetImportFiles(ctx),
    'Changes by imports': () => forgetImportChanges(ctx),
    'Answers to forms': () => forgetAnswers(ctx),
    'Counted attempts': () => forgetAttempts(ctx),
    'Undone actions': () => forgetUndos(ctx),
    'Who edits what': () => forgetPresence(ctx),
    'Closed reports of listings': () => forgetReports(ctx),
    'Daily counts': () => forgetCounts(ctx),
    'Webhook deliveries': () => forgetDeliveries(ctx),
    'Contents of shared lists': () => emptySharedLists(ctx),
    'Shared lists': () => forgetSharedLists(ctx),
    'Transfers to other devices': () => forgetTransfers(ctx),
    'Ended alerts': () => forgetAlerts(ctx),
    'Messages about alerts': () => forgetAlertMessages(ctx),
    'Addresses of alerts': () => forgetAlertContacts(ctx),
    'Emails about alerts': () => forgetAlertMails(ctx),
  })
}
