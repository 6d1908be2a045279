import type { ReactNode } from 'react'
import { ScrollBox } from '#ui/scroll-box.tsx'

/** The ID of a column's head, and how the rows are sorted by it. */
type Column = { id: string; sort: 'ascending' | 'descending' | undefined }

/** A table of figures: a name in front, numbers at the end of their columns. */
export function Cells({
  caption,
  heads,
  rows,
  columns = [],
  pinsNames = false,
}: {
  caption: string
  heads: readonly ReactNode[]
  rows: ReadonlyArray<{ key: string; name: ReactNode; cells: readonly ReactNode[] }>
  /** What is known of the columns, in the order of the heads. */
  columns?: ReadonlyArray<Column | undefined>
  /** Whether the names stay in sight while the figures scroll. */
  pinsNames?: boolean
}) {
  const pinned = pinsNames ? 'max-lg:min-w-28! max-lg:sticky max-lg:start-0 max-lg:z-1 max-lg:bg-white' : ''
  return (
    <ScrollBox label={caption}>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            {heads.map((head, at) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a head is known by its column alone
                key={at}
                scope="col"
                id={columns[at]?.id}
                aria-sort={columns[at]?.sort}
                className={`scroll-ms-28 scroll-me-10 scroll-mt-36 py-2 align-bottom font-normal ${at === 0 ? `pe-3 text-start ${pinned}` : 'ps-3 text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className={`min-w-20 py-2.5 pe-3 text-start font-normal ${pinned}`}>
                {name}
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
                <td key={at} className="py-2.5 ps-3 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
