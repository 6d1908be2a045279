import type { ReactNode } from 'react'
import { ScrollBox } from '#ui/scroll-box.tsx'

/** A table of figures: a name in front, numbers at the end of their columns. */
export function Cells({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly ReactNode[]
  rows: ReadonlyArray<{ key: string; name: ReactNode; cells: readonly ReactNode[] }>
}) {
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
                className={`py-2 font-normal ${at === 0 ? 'pe-3 text-start' : 'ps-3 text-end'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="min-w-20 py-2.5 pe-3 text-start font-normal">
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
