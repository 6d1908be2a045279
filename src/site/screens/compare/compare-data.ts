import { type Comparison, encodePlace } from '#contract/compare/compare-address.ts'
import { type Answer, call } from '#ui/api.ts'

export type ComparedHome = Answer<'compare'>['homes'][number]

export type CompareData = Answer<'compare'> & {
  /** What the place that is looked for may be; undefined when none is. */
  found: Answer<'suggestions'> | undefined
}

/** What is compared, and what a typed place may mean. */
export async function loadComparison(
  { listings, units, place, find }: Comparison,
  signal: AbortSignal,
): Promise<CompareData> {
  const query = {
    listings: listings.join(),
    units: units.join(),
    ...(place && { place: encodePlace(place) }),
  }
  const [compared, found] = await Promise.all([
    call('compare', { query, signal }),
    find === undefined ? undefined : call('suggestions', { query: { text: find }, signal }),
  ])
  return { ...compared, found }
}
