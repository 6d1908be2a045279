import { forgetAlerts } from '#domain/alerts/forget-alerts.ts'
import { forgetCounts } from '#domain/analytics/collect/forget-counts.ts'
import { cleanUpApplications } from '#domain/applications/clean-up.ts'
import { forgetAnswers } from '#domain/idempotency/forget-answers.ts'
import { cleanUpImports } from '#domain/imports/runs/clean-up.ts'
import { forgetPresence } from '#domain/listings/admin/draft.ts'
import { forgetUndos } from '#domain/listings/admin/undo.ts'
import { forgetSharedLists } from '#domain/saved/forget-shared-lists.ts'
import { readSettings } from '#domain/settings/read.ts'
import { forgetAttempts } from '#domain/spam-protection/forget-attempts.ts'
import { forgetDeliveries } from '#domain/webhooks/deliveries.ts'
import type { JobContext } from './context.ts'

/** Deletes what may be kept no longer. */
export async function cleanUp(ctx: JobContext): Promise<void> {
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
}
