import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'

type Pagination = { currentPage: number; totalPages: number; totalRecords: number }

/** Where one is in a list, with the pages before and after; the rest of the address stays. */
export function Pages({
  pagination: { currentPage, totalPages, totalRecords },
  unit,
}: {
  pagination: Pagination
  /** What is counted: ['lead', 'leads']. */
  unit: readonly [one: string, many: string]
}) {
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted tabular-nums">
        {`${totalRecords.toLocaleString('en')} ${unit[totalRecords === 1 ? 0 : 1]}`}
        {totalPages > 1 && `, page ${currentPage} of ${totalPages.toLocaleString('en')}`}
      </p>
      {totalPages > 1 && (
        <div className="flex gap-2">
          <Step to={currentPage - 1} last={totalPages} label="Previous page" />
          <Step to={currentPage + 1} last={totalPages} label="Next page" />
        </div>
      )}
    </nav>
  )
}

function Step({ to, last, label }: { to: number; last: number; label: string }) {
  const Icon = label === 'Next page' ? ChevronRight : ChevronLeft
  const isThere = to >= 1 && to <= last
  return (
    <Link
      to="."
      search={(search) => ({ ...search, page: to })}
      disabled={!isThere}
      aria-label={label}
      className={`${buttonClass()} px-3! aria-disabled:pointer-events-none`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  )
}
