import type { ReactNode } from 'react'

/** Nothing to show: why, and what to do next (buttons or links as children). */
export function EmptyState({
  title,
  text,
  heading: Heading = 'h2',
  look = 'page',
  children,
}: {
  title: string
  text: ReactNode
  heading?: 'h1' | 'h2'
  /** Instead of a whole page's content, or of a list's rows. */
  look?: 'page' | 'list'
  children?: ReactNode
}) {
  return (
    <div className={`empty-state empty-${look} lattice`}>
      <div>
        <div className="arch property-mark" />
        <Heading>{title}</Heading>
        <p>{text}</p>
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
