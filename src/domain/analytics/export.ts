import { type AnalyticsRange, type AnalyticsTable, counted } from '#contract/admin/analytics.ts'
import type { Db } from '#db/client.ts'
import type { AllowedContext } from '../context.ts'
import type { Cell, ExportTable } from '../csv/index.ts'
import { numbersOf } from './numbers.ts'
import { daysOf } from './range.ts'
import { countedBy, topCities, topListings, topPages, topProjects } from './tables.ts'

const most = 10_000

type Row = Readonly<Record<string, Cell>>

/**
 * One table of what visitors did in a range of days.
 * @throws Forbidden for who may not know
 */
export async function exportAnalytics(
  { db }: AllowedContext<'analytics.read'>,
  { range, table }: { range: AnalyticsRange; table: AnalyticsTable },
): Promise<ExportTable<Row>> {
  const days = daysOf(range)
  const rows = await read[table](db, days, days[0] ?? '')
  return {
    columns: columns[table].map((name) => ({ label: name, of: (row) => row[name] })),
    batches: inOne(rows),
  }
}

async function* inOne(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

const about = ['id', 'name', 'views', 'calls', 'whatsapps', 'leads']
const columns: Readonly<Record<AnalyticsTable, readonly string[]>> = {
  days: ['day', ...counted],
  pages: ['page', 'count'],
  listings: about,
  projects: about,
  cities: ['id', 'name', 'count'],
  referrers: ['host', 'count'],
}

const read: Readonly<
  Record<AnalyticsTable, (db: Db, days: readonly string[], from: string) => Promise<readonly Row[]>>
> = {
  days: (db, days) => numbersOf(db, days),
  pages: (db, _days, from) => topPages(db, from, most),
  listings: (db, _days, from) => topListings(db, from, most),
  projects: (db, _days, from) => topProjects(db, from, most),
  cities: (db, _days, from) => topCities(db, from, most),
  referrers: async (db, _days, from) => {
    const hosts = await countedBy(db, { event: 'page', prefix: 'from:', from, most })
    return hosts.map(({ value, count }) => ({ host: value, count }))
  },
}
