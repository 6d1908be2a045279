import type { ReactNode } from 'react'

/** An empty list: why it is empty, and what to do next (buttons or links as children). */
export function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="lattice rounded-card bg-sand px-6 py-14 text-center">
      <p className="text-lg font-medium">{title}</p>
      <p className="mx-auto mt-1 max-w-md text-muted">{text}</p>
      {children && <div className="mt-5 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
