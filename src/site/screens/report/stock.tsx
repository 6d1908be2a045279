import { kindName } from '#contract/reports/report-words.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'
import { formatDate } from '#ui/format-date.ts'
import { Part } from '#ui/titled-section.tsx'
import { Cells } from '../area/cells.tsx'
import type { Report } from './report-data.ts'

/** How many listings were on offer at the end of the quarter. */
export function Stock({ report: { stock, until } }: { report: Report }) {
  const date = formatDate(until)
  const counted = (count: number | null) => (count === null ? t.none : formatNumber(count))
  return (
    <Part title={t.stock}>
      <p className="mb-3 text-muted">{stock.length > 0 ? t.stockText({ date }) : t.noStock({ date })}</p>
      {stock.length > 0 && (
        <Cells
          caption={t.stock}
          heads={[t.property, t.listings, t.previous, t.yearBefore]}
          rows={stock.map((row) => ({
            key: `${row.purpose}/${row.type}`,
            name: kindName(row),
            cells: [counted(row.count), counted(row.previous), counted(row.yearBefore)],
          }))}
        />
      )}
    </Part>
  )
}
