import type { Analytics, AnalyticsRange } from '#contract/admin/analytics.ts'
import { leadKinds } from '#contract/leads/leads.ts'
import type { AllowedContext } from '../context.ts'
import { countViewings } from '../viewings/index.ts'
import { numbersOf, sumsOf } from './numbers.ts'
import { before, daysOf } from './range.ts'
import { countedBy, topCities, topListings, topPages, topProjects } from './tables.ts'

const most = 10

/**
 * Visitors' actions in a range of days.
 * @throws Forbidden without the permission
 */
export async function showAnalytics(
  { db }: AllowedContext<'analytics.read'>,
  range: AnalyticsRange,
): Promise<Analytics> {
  const dates = daysOf(range)
  const from = dates[0] ?? ''
  const earlier = before(range, dates)
  const facets = (event: string, prefix: string) => countedBy(db, { event, prefix, from, most })
  const [days, sums, pages, listings, projects, cities, purposes, referrers, devices, kinds, viewings] =
    await Promise.all([
      numbersOf(db, dates),
      earlier ? sumsOf(db, earlier) : null,
      topPages(db, from, most),
      topListings(db, from, most),
      topProjects(db, from, most),
      topCities(db, from, most),
      facets('search', 'purpose:'),
      facets('page', 'from:'),
      facets('page', 'device:'),
      facets('lead', 'kind:'),
      countViewings(db, from),
    ])
  return {
    ...viewings,
    days,
    before: sums,
    pages,
    listings,
    projects,
    cities,
    purposes: purposes.map(({ value, count }) => ({ purpose: value, count })),
    referrers: referrers.map(({ value, count }) => ({ host: value, count })),
    devices: devices.map(({ value, count }) => ({ device: value, count })),
    kinds: kinds.flatMap(({ value, count }) => {
      const kind = leadKinds.find((one) => one === value)
      return kind ? [{ kind, count }] : []
    }),
  }
}
