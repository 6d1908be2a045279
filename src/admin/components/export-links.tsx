import { Download } from 'lucide-react'
import { type AdminCall, adminEndpoints } from '#contract/admin/endpoints.ts'
import { adminComponents as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { type QueryValue, writeQuery } from '#ui/query-string.ts'

type Exported = 'exportListings' | 'exportLeads' | 'exportBookings'

/** Downloads what a list shows, as CSV or XLSX. */
export function ExportLinks({ of, query }: { of: Exported; query: Readonly<Record<string, QueryValue>> }) {
  const calls = [
    [of, 'CSV'],
    [`${of}AsXlsx`, 'XLSX'],
  ] as const satisfies readonly (readonly [AdminCall, string])[]
  return (
    <div className="flex">
      {calls.map(([call, format]) => (
        <a
          key={format}
          href={`${adminEndpoints[call].path}${writeQuery(query)}`}
          download
          aria-label={t.export({ format })}
          className={`${buttonClass()} first:rounded-r-none last:-ml-px last:rounded-l-none`}
        >
          {call === of && <Download aria-hidden="true" className="size-5" />}
          {call === of ? t.export({ format }) : format}
        </a>
      ))}
    </div>
  )
}
