import type { ComponentProps, ReactNode } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { AddressFilters } from './address-filters.ts'
import { DataTable } from './data-table.tsx'
import { FilterBar } from './filters.tsx'
import { ListPagination, PastTheEnd } from './list-pagination.tsx'
import { Problem } from './problem.tsx'
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
  ComponentProps<typeof ListPagination> & {
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
      <Problem className="mb-4">{error}</Problem>
      <DataTable
        {...table}
        empty={
          pagination.totalRecords > 0 ? (
            <PastTheEnd />
          ) : narrowed?.isFiltered && empty.filtered ? (
            <EmptyState look="list" title={empty.filtered} text={t.filters.noneHelp} />
          ) : (
            <EmptyState look="list" title={empty.title} text={empty.text} />
          )
        }
      />
      {table.rows.length > 0 && <ListPagination pagination={pagination} unit={unit} />}
      {children}
    </Screen>
  )
}

type ListTexts = {
  title: string
  intro: string
  none: string
  noneHelp: string
  noneMatch: string
  count: ComponentProps<typeof ListPagination>['unit']
}

/** The texts of a list that has them under the usual names. */
export function textsOfList({ title, intro, none, noneHelp, noneMatch, count }: ListTexts) {
  return {
    title,
    text: intro,
    label: title,
    empty: { title: none, text: noneHelp, filtered: noneMatch },
    unit: count,
  }
}
