import type { Purpose } from '#contract/listings/property.ts'
import type { Needs } from '../../context.ts'
import { Estimator } from '../../estimates/estimate.ts'
import { Market } from '../../estimates/market.ts'
import { readEvidence } from '../read-evidence.ts'
import { homeOf } from './homes.ts'
import type { StoredAccuracy } from './stored-accuracy.ts'

const freshMs = 10 * 60_000
const mostKept = 6
const kept = new Map<string, { at: number; estimator: Promise<Estimator> }>()

/**
 * Estimates in one city, from evidence that is at most ten minutes old and the errors that were measured last night:
 * measuring them anew would take seconds.
 */
export function estimatorOf(
  ctx: Needs<'db' | 'clock'>,
  { purpose, cityId }: { purpose: Purpose; cityId: number },
  { at, calibrations }: StoredAccuracy,
): Promise<Estimator> {
  const key = `${purpose} ${cityId} ${at}`
  const now = ctx.clock()
  const known = kept.get(key)
  if (known && now.getTime() - known.at < freshMs) return known.estimator
  const estimator = readEvidence(ctx.db, { purpose, cityId }).then(
    (rows) => new Estimator(new Market(rows.map((row) => homeOf(row, now))), calibrations[purpose]),
  )
  kept.delete(key)
  kept.set(key, { at: now.getTime(), estimator })
  estimator.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return estimator
}
