import type { ComponentProps, ReactNode } from 'react'
import type { AddressFilters } from './address-filters.ts'
import { DataTable } from './data-table.tsx'
import { Nothing } from './empty-state.tsx'
import { FilterBar } from './filters.tsx'
import { Pages } from './pagination.tsx'
import { Screen } from './screen.tsx'

type Head = { title: string; text: string; actions?: ReactNode }
type Table<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'empty'>

/** A list with its filters above and its pages below: what such screens have in common, in the same places. */
export function ListScreen<Row>({
  title,
  text,
  actions,
  before,
  filters,
  narrowed,
  error,
  empty,
  pagination,
  unit,
  children,
  ...table
}: Head &
  Table<Row> &
  ComponentProps<typeof Pages> & {
    /** Stands above the filters. */
    before?: ReactNode
    filters?: ReactNode
    narrowed?: Pick<AddressFilters<object>, 'isFiltered' | 'clear'>
    /** What went wrong with what was done in the list. */
    error?: string | undefined
    /** Said instead of no rows; `filtered` where the filters leave none. */
    empty: { title: string; text: string; filtered?: string }
    /** What follows the list. */
    children?: ReactNode
  }) {
  return (
    <Screen title={title} text={text} actions={actions}>
      {before}
      {filters && (
        <FilterBar onClear={narrowed?.isFiltered ? narrowed.clear : undefined}>{filters}</FilterBar>
      )}
      {error && (
        <p role="alert" className="mb-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
          {error}
        </p>
      )}
      <DataTable
        {...table}
        empty={
          narrowed?.isFiltered && empty.filtered ? (
            <Nothing title={empty.filtered} text="Clear the filters to see all of them." />
          ) : (
            <Nothing title={empty.title} text={empty.text} />
          )
        }
      />
      {table.rows.length > 0 && <Pages pagination={pagination} unit={unit} />}
      {children}
    </Screen>
  )
}
