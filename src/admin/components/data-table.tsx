import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useColumnWidths } from './column-widths.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { SelectAll, SelectRow } from './select-rows.tsx'
import type { Selection } from './use-selection.ts'

export type Column<Row> = {
  /** Unique in its table; its width is stored under it. */
  name: string
  label: string
  /** px; staff may drag it wider. */
  width: number
  /** The `sort` of the address when the server sorts by it; without it the column is not sortable. */
  sort?: string
  numeric?: boolean
  cell: (row: Row) => ReactNode
}

export type Sort = { by: string | undefined; order: 'asc' | 'desc' }

/**
 * A list that the server filters, sorts and pages: a table, on phones a card for each row. Sorting is in the address
 * (`sort`, `order`); widths are kept in the browser; arrow keys go from row to row, Space chooses, Enter opens. The
 * cell of the first column holds the row's link with `data-row`.
 */
export function DataTable<Row>({
  name,
  label,
  columns,
  rows,
  keyOf,
  labelOf,
  sort,
  selection,
  empty,
}: {
  /** Widths are kept under it. */
  name: string
  /** What is listed, for screen readers. */
  label: string
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What a row is called, where it is chosen. */
  labelOf: (row: Row) => string
  sort?: Sort
  selection?: Selection
  /** Shown instead of no rows. */
  empty: ReactNode
}) {
  const { widthOf, setWidth } = useColumnWidths(
    name,
    Object.fromEntries(columns.map((column) => [column.name, column.width])),
  )
  if (rows.length === 0) return empty
  const keys = rows.map(keyOf)
  const total = columns.reduce((sum, column) => sum + widthOf(column.name), selection ? checkWidth : 0)
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
      tabIndex={0}
      style={{ background: edges }}
      className="relative overflow-x-auto rounded-panel border border-line max-sm:rounded-none max-sm:border-0 max-sm:bg-transparent! max-sm:bg-none!"
    >
      <table
        className="w-full table-fixed text-left max-sm:block max-sm:min-w-0!"
        style={{ minWidth: inRem(total) }}
        onKeyDown={goFromRowToRow}
      >
        <colgroup className="max-sm:hidden">
          {selection && <col style={{ width: inRem(checkWidth) }} />}
          {columns.map((column) => (
            <col key={column.name} style={{ width: inRem(widthOf(column.name)) }} />
          ))}
        </colgroup>
        <thead className="text-sm text-muted max-sm:block">
          <tr className="border-b border-line max-sm:mb-3 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:border-0">
            {selection && (
              <th className="pl-4 max-sm:pl-1">
                <SelectAll keys={keys} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                aria-sort={ariaSort(column, sort)}
                className={`relative px-3 font-medium max-sm:px-1 ${column.numeric ? 'text-right' : ''} ${column.sort && sort ? '' : 'max-sm:sr-only'}`}
              >
                <Heading column={column} sort={sort} />
                <ResizeHandle
                  label={column.label}
                  width={widthOf(column.name)}
                  onWidth={(width) => setWidth(column.name, width)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:stack-3">
          {rows.map((row) => {
            const key = keyOf(row)
            return (
              <tr
                key={key}
                className={`border-b border-line last:border-0 hover:bg-sand has-[input:checked]:bg-green-50 ${card}`}
              >
                {selection && (
                  <td className="pl-4 max-sm:absolute max-sm:top-3 max-sm:right-4">
                    <SelectRow id={key} keys={keys} label={labelOf(row)} selection={selection} />
                  </td>
                )}
                {columns.map((column, at) => (
                  <td
                    key={column.name}
                    className={`h-13 truncate px-3 ${line} ${column.numeric ? 'text-right tabular-nums' : ''}`}
                  >
                    {at > 0 && (
                      <span className="w-26 shrink-0 text-sm text-muted sm:hidden">{column.label}</span>
                    )}
                    <div className={`min-w-0 sm:contents ${at === 0 && selection ? 'max-sm:pr-10' : ''}`}>
                      {column.cell(row)}
                    </div>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** On phones a row is a card, and each cell a line of it with its label. */
const card = 'max-sm:relative max-sm:block max-sm:rounded-panel max-sm:border! max-sm:bg-white max-sm:p-4'
const line =
  'max-sm:flex max-sm:h-auto! max-sm:items-baseline max-sm:gap-3 max-sm:overflow-visible max-sm:px-0 max-sm:py-1 max-sm:text-left max-sm:whitespace-normal'

/** A shadow at each side that can be scrolled further: the white that covers it moves with the content. */
const edges = `
  linear-gradient(to right, white 40%, transparent) 0 0 / 40px 100% no-repeat local,
  linear-gradient(to left, white 40%, transparent) 100% 0 / 40px 100% no-repeat local,
  linear-gradient(to right, rgb(16 32 26 / 0.14), transparent) 0 0 / 14px 100% no-repeat scroll,
  linear-gradient(to left, rgb(16 32 26 / 0.14), transparent) 100% 0 / 14px 100% no-repeat scroll, white`

const checkWidth = 48

/** Column widths grow with the text size. */
const inRem = (px: number) => `${px / 16}rem`

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: Sort | undefined }) {
  const { label, sort: by } = column
  if (!by || !sort) return <span className="block truncate py-3">{label}</span>
  const isSorted = sort.by === by
  const order = isSorted && sort.order === 'asc' ? 'desc' : 'asc'
  const Icon = sort.order === 'asc' ? ArrowUp : ArrowDown
  return (
    <Link
      to="."
      search={(search) => ({ ...search, sort: by, order, page: 1 })}
      className={`flex min-h-11 items-center gap-1 hover:text-ink ${column.numeric ? 'justify-end' : ''} ${isSorted ? 'text-ink' : ''}`}
    >
      <span className="truncate">{label}</span>
      {isSorted && <Icon aria-hidden="true" className="size-4 shrink-0" />}
    </Link>
  )
}

function ariaSort<Row>({ sort: by }: Column<Row>, sort: Sort | undefined) {
  if (!by || sort?.by !== by) return undefined
  return sort.order === 'asc' ? 'ascending' : 'descending'
}

function goFromRowToRow(event: KeyboardEvent<HTMLTableElement>) {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || !target.matches('[data-row]')) return
  if (key === ' ') {
    event.preventDefault()
    target.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  event.preventDefault()
  const links = Array.from(currentTarget.querySelectorAll<HTMLElement>('[data-row]'))
  links[links.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]?.focus()
}
