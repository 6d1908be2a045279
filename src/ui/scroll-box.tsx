import type { ReactNode } from 'react'

/**
 * What is wider than its place, such as a table on a phone: it scrolls by itself, a shadow at the edge shows that there
 * is more, and the arrow keys move it.
 */
export function ScrollBox({
  label,
  id,
  className = '',
  children,
}: {
  label: string
  id?: string
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section id={id} aria-label={label} tabIndex={0} className={`scrolls-sideways ${className}`}>
      {children}
    </section>
  )
}
