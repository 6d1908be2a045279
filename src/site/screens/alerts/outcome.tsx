import type { ReactNode } from 'react'

/** What came of what was pressed on the page before: the page begins here for keyboards and screen readers. */
export function Outcome({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form, where the visitor goes on
    <p ref={focusIfNothingIs} tabIndex={-1} autoFocus className={className}>
      {children}
    </p>
  )
}

/** Browsers see to it on a page that is loaded anew, not on one that the router shows. */
function focusIfNothingIs(outcome: HTMLElement | null) {
  if (document.activeElement === document.body) outcome?.focus({ preventScroll: true })
}
