import { Fragment, type ReactNode } from 'react'
import { pagination as t } from '#messages/common.ts'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'

type PageLink = {
  className: string
  rel: 'prev' | 'next' | undefined
  'aria-label': string
  'aria-current': 'page' | undefined
  children: ReactNode
}

const cell =
  'grid h-11 min-w-11 place-items-center rounded-card border border-line px-2 tabular-nums transition-colors duration-150 hover:border-field aria-[current]:border-green-700 aria-[current]:bg-green-700 aria-[current]:text-white'

/** The pages of a list as real links; renders nothing for one page without `children`. */
export function Pagination({
  page,
  pages,
  link,
  children,
}: {
  page: number
  pages: number
  /** The link to a page. */
  link: (page: number, props: PageLink) => ReactNode
  /** Content at the start of the line, such as the number of results. */
  children?: ReactNode
}) {
  if (pages < 2 && !children) return null
  const to = (number: number, label: string, content: ReactNode, rel?: 'prev' | 'next') =>
    link(number, {
      className: cell,
      rel,
      'aria-label': label,
      'aria-current': number === page ? 'page' : undefined,
      children: content,
    })
  const numbers = pages > 1 ? pageNumbers(page, pages) : []
  return (
    <nav
      aria-label={t.title}
      className={`flex flex-wrap items-center gap-1.5 ${children ? 'mt-4' : 'mt-8 justify-center'}`}
    >
      {children}
      {page > 1 && to(Math.min(page - 1, pages), t.previous, <Icon name="left" />, 'prev')}
      {numbers.map((number, at) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
          <span key={`gap-${at}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <Fragment key={number}>{to(number, t.page({ page: number }), number)}</Fragment>
        ),
      )}
      {page < pages && to(page + 1, t.next, <Icon name="right" />, 'next')}
    </nav>
  )
}
