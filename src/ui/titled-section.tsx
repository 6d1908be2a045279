import type { ReactNode } from 'react'

/** A part of a screen under its own heading; `id` is where links to it lead. */
export function Part({
  title,
  id,
  className = '',
  children,
}: {
  title: string
  id?: string
  className?: string
  children: ReactNode
}) {
  return (
    <section id={id} className={className}>
      <h2 className="mb-3.5 text-xl">{title}</h2>
      {children}
    </section>
  )
}
