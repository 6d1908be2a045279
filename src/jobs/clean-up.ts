import {
  forgetAlertContacts,
  forgetAlertMails,
  forgetAlertMessages,
  forgetAlerts,
} from '#domain/alerts/forget-alerts.ts'
import { forgetCounts } from '#domain/analytics/collect/forget-counts.ts'
import { anonymiseApplications, removeUnusedResumes } from '#domain/applications/clean-up.ts'
import type { Context } from '#domain/context.ts'
import { forgetAnswers } from '#domain/idempotency/forget-answers.ts'
import { forgetImportChanges, forgetImportFiles } from '#domain/imports/runs/clean-up.ts'
import { forgetPresence } from '#domain/listings/admin/draft.ts'
import { forgetUndos } from '#domain/listings/admin/undo.ts'
import { runEach } from '#domain/run-each.ts'
import { emptySharedLists, forgetSharedLists } from '#domain/saved/forget-shared-lists.ts'
import { readSettings } from '#domain/settings/read.ts'
import { forgetAttempts } from '#domain/spam-protection/forget-attempts.ts'
import { forgetDeliveries } from '#domain/webhooks/deliveries.ts'

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
    'Daily counts': () => forgetCounts(ctx),
    'Webhook deliveries': () => forgetDeliveries(ctx),
    'Contents of shared lists': () => emptySharedLists(ctx),
    'Shared lists': () => forgetSharedLists(ctx),
    'Ended alerts': () => forgetAlerts(ctx),
    'Messages about alerts': () => forgetAlertMessages(ctx),
    'Addresses of alerts': () => forgetAlertContacts(ctx),
    'Emails about alerts': () => forgetAlertMails(ctx),
  })
}
