import { Link } from '@tanstack/react-router'
import { adminComponents as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'

/** How much a list holds, and its pages; the rest of the address stays. */
export function ListPagination({
  pagination: { currentPage, totalPages, totalRecords },
  unit,
}: {
  pagination: { currentPage: number; totalPages: number; totalRecords: number }
  /** How many there are, in words: '12 leads'. */
  unit: (values: { count: number }) => string
}) {
  return (
    <Pagination
      page={currentPage}
      pages={totalPages}
      link={(page, props) => <Link to="." search={(search) => ({ ...search, page })} {...props} />}
    >
      <p className="mr-auto text-muted tabular-nums">{unit({ count: totalRecords })}</p>
    </Pagination>
  )
}

/** Instead of the rows of a page that the list no longer has. */
export function PastTheEnd() {
  return (
    <EmptyState look="list" title={t.pastTheEnd.title} text={t.pastTheEnd.text}>
      <Link to="." search={(search) => ({ ...search, page: 1 })} className={buttonClass()}>
        {t.pastTheEnd.first}
      </Link>
    </EmptyState>
  )
}
