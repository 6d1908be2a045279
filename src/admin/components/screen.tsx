import { type ReactNode, useEffect } from 'react'
import { agency } from '#agency'
import { adminComponents as t } from '#messages/admin.ts'

/** A screen of the admin app: its title, what can be done with all of it, its content. */
export function Screen({
  title,
  text,
  actions,
  children,
}: {
  title: string
  text?: string
  actions?: ReactNode
  children: ReactNode
}) {
  useTitle(title)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {text && <p className="mt-1 max-w-xl text-muted">{text}</p>}
        </div>
        {actions}
      </div>
      {children}
    </>
  )
}

/** A white box with an optional heading of its own. */
export function Panel({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="mb-6 rounded-panel border border-line bg-white p-5 lg:p-6">
      {title && <h2 className="mb-4 text-lg">{title}</h2>}
      {children}
    </section>
  )
}

/** The browser's title while the screen is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = t.documentTitle({ title, name: agency.name })
  }, [title])
}
