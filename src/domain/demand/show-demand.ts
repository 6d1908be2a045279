import type { AnalyticsRange } from '#contract/admin/analytics.ts'
import type { Demand } from '#contract/admin/demand.ts'
import { daysOf } from '../analytics/index.ts'
import type { AllowedContext } from '../context.ts'
import { emptySearches } from './empty-searches.ts'
import { howAlertsAre, waitedFor } from './saved-homes.ts'
import { savedSearches } from './saved-searches.ts'

/**
 * Visitors' demand, in groups that are large enough to reveal nothing about one person; `range` is that of
 * the searches without results, the rest is current.
 * @throws Forbidden without the permission, Unavailable while the search index is still being read
 */
export async function showDemand(
  ctx: AllowedContext<'analytics.read', 'db' | 'search'>,
  range: AnalyticsRange,
): Promise<Demand> {
  const from = daysOf(range)[0] ?? ''
  const [saved, empty, homes, alerts] = await Promise.all([
    savedSearches(ctx),
    emptySearches(ctx.db, from),
    waitedFor(ctx.db),
    howAlertsAre(ctx.db),
  ])
  return { saved, empty, homes, alerts }
}
