import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnalyticsRange, AnalyticsTable } from '#contract/admin/analytics.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { adminAnalytics as t } from '#messages/admin.ts'
import { writeQuery } from '#ui/query-string.ts'

/** What happened most: its name, how often, and a bar that shows how much more than the next. */
export function Ranked({
  title,
  unit,
  rows,
  csv,
}: {
  title: string
  /** What is counted: views, searches. */
  unit: string
  rows: ReadonlyArray<{ key: string; name: ReactNode; count: number; more?: string }>
  csv?: { range: AnalyticsRange; table: AnalyticsTable }
}) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section className="mb-6 break-inside-avoid rounded-panel border border-line bg-white p-5 lg:p-6">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        {csv && rows.length > 0 && <ExportTable {...csv} what={title} />}
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <table className="w-full table-fixed text-left">
          <caption className="sr-only">{t.rankedBy({ title, unit })}</caption>
          <colgroup>
            <col />
            <col className="w-20" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, more }) => (
              <tr key={key}>
                <th scope="row" className="relative px-2 py-2 font-normal">
                  <span
                    aria-hidden="true"
                    className="absolute inset-y-0.5 left-0 rounded-md bg-green-50"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                  <span className="relative block truncate">{name}</span>
                  {more && <span className="relative block text-sm text-muted">{more}</span>}
                </th>
                <td className="w-20 py-2 text-right align-top tabular-nums">{count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** All of a table for a spreadsheet. */
export function ExportTable({
  range,
  table,
  what,
}: {
  range: AnalyticsRange
  table: AnalyticsTable
  what: string
}) {
  const formats = [
    ['exportAnalytics', 'CSV'],
    ['exportAnalyticsAsXlsx', 'XLSX'],
  ] as const
  return (
    <span className="flex items-center gap-4">
      <Download aria-hidden="true" className="-mr-2 size-4 text-green-700" />
      {formats.map(([call, format]) => (
        <a
          key={format}
          href={`${adminEndpoints[call].path}${writeQuery({ range, table })}`}
          download
          className="inline-flex min-h-9 items-center text-sm text-green-700 underline-offset-4 hover:underline"
        >
          {format}
          <span className="sr-only"> {t.exportOf({ what })}</span>
        </a>
      ))}
    </span>
  )
}
