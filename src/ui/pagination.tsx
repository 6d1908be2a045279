import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import { SiteLink } from './site-link.tsx'

const cell =
  'grid h-11 min-w-11 place-items-center rounded-card border border-line px-2 tabular-nums transition-colors duration-150 hover:border-field'

/** The pages of a list as real links. Nothing is shown while there is one page only. */
export function Pagination({
  page,
  pages,
  hrefOf,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
}) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <SiteLink
          href={hrefOf(Math.min(page - 1, pages))}
          rel="prev"
          aria-label="Previous page"
          className={cell}
        >
          <Icon name="left" />
        </SiteLink>
      )}
      {pageNumbers(page, pages).map((number, at) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${at}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <SiteLink
            key={number}
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${cell} aria-[current]:border-green-700 aria-[current]:bg-green-700 aria-[current]:text-white`}
          >
            {number}
          </SiteLink>
        ),
      )}
      {page < pages && (
        <SiteLink href={hrefOf(page + 1)} rel="next" aria-label="Next page" className={cell}>
          <Icon name="right" />
        </SiteLink>
      )}
    </nav>
  )
}
