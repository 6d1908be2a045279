import { eq } from 'drizzle-orm'
import { type Estimate, EstimateQuery } from '#contract/estimates/estimate.ts'
import type { LeadEstimate } from '#contract/estimates/lead-estimate.ts'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import type { Context } from '../../context.ts'
import { Invalid } from '../../errors.ts'
import { estimateProperty } from './estimate-property.ts'

/**
 * The estimate that goes with a request, computed again from the question of the visitor's page; null where
 * there is no such question. No request is lost over it.
 * @param question the query of `GET /api/estimates`
 */
export async function leadEstimate(
  ctx: Context<'db' | 'clock'>,
  question: string,
): Promise<LeadEstimate | null> {
  const asked = EstimateQuery.safeParse(Object.fromEntries(new URLSearchParams(question)))
  if (!asked.success) return null
  try {
    const answer = await estimateProperty(ctx, asked.data)
    return present(asked.data, answer, await placeName(ctx.db, asked.data), ctx.clock())
  } catch (error) {
    // A city or an area that there is not.
    if (error instanceof Invalid) return null
    throw error
  }
}

function present(
  { purpose, type, size, size_unit, beds }: EstimateQuery,
  answer: Estimate,
  place: string,
  now: Date,
): LeadEstimate {
  const { cases } = answer
  const asked = { made_at: now.toISOString(), place, purpose, type, size, size_unit, beds: beds ?? null }
  if (!answer.enough) return { ...asked, cases, as_of: null, figure: null, reason: answer.reason }
  const { likely, low, high, as_of } = answer
  return { ...asked, cases, as_of, figure: { likely, low, high }, reason: null }
}

/** In English, which staff read. */
async function placeName(db: Db, { city, area }: EstimateQuery): Promise<string> {
  const [ofCity] = await db.select({ name: cities.name }).from(cities).where(eq(cities.id, city))
  const [ofArea] = area ? await db.select({ name: areas.name }).from(areas).where(eq(areas.id, area)) : []
  return [ofArea?.name, ofCity?.name].filter(Boolean).join(', ')
}
