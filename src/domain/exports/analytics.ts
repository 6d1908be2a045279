import { type AnalyticsRange, type AnalyticsTable, counted } from '#contract/office/analytics.ts'
import type { Db } from '#db/client.ts'
import { numbersOf } from '../analytics/numbers.ts'
import { daysOf } from '../analytics/range.ts'
import { countedBy, topCities, topListings, topPages, topProjects } from '../analytics/tables.ts'
import { allow, type Staff } from '../staff/allow.ts'
import { type CsvCell, csvLine } from './csv.ts'

const most = 10_000

type Row = Readonly<Record<string, CsvCell>>

/**
 * One table of what visitors did in a range of days, as lines of CSV.
 * @throws Forbidden for who may not know
 */
export async function exportAnalytics(
  db: Db,
  by: Staff,
  { range, table }: { range: AnalyticsRange; table: AnalyticsTable },
): Promise<AsyncGenerator<string>> {
  allow(by, 'analytics.read')
  const days = daysOf(range)
  return lines(columns[table], await read[table](db, days, days[0] ?? ''))
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

async function* lines(names: readonly string[], rows: readonly Row[]): AsyncGenerator<string> {
  yield csvLine(names)
  yield rows.map((row) => csvLine(names.map((name) => row[name]))).join('')
}
