import type { ReactNode } from 'react'

/** The result of the previous page's button: keyboards and screen readers start here. */
export function Outcome({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form, where the visitor goes on
    <p ref={focusIfNothingIs} tabIndex={-1} autoFocus className={className}>
      {children}
    </p>
  )
}

/** Browsers do this on a reloaded page, but not on one that the router shows. */
function focusIfNothingIs(outcome: HTMLElement | null) {
  if (document.activeElement === document.body) outcome?.focus({ preventScroll: true })
}
