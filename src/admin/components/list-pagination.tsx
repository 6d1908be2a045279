import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'

/** How much a list holds, and its pages; the rest of the address stays. */
export function ListPagination({
  pagination: { currentPage, totalPages, totalRecords },
  unit,
}: {
  pagination: { currentPage: number; totalPages: number; totalRecords: number }
  /** What is counted: ['lead', 'leads']. */
  unit: readonly [one: string, many: string]
}) {
  return (
    <Pagination
      page={currentPage}
      pages={totalPages}
      link={(page, props) => <Link to="." search={(search) => ({ ...search, page })} {...props} />}
    >
      <p className="mr-auto text-muted tabular-nums">
        {`${totalRecords.toLocaleString('en')} ${unit[totalRecords === 1 ? 0 : 1]}`}
      </p>
    </Pagination>
  )
}

/** Instead of the rows of a page that the list no longer has. */
export function PastTheEnd() {
  return (
    <EmptyState look="list" title="This page is past the end of the list" text="The list has become shorter.">
      <Link to="." search={(search) => ({ ...search, page: 1 })} className={buttonClass()}>
        Go to the first page
      </Link>
    </EmptyState>
  )
}
