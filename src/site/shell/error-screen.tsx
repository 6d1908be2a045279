import type { ErrorComponentProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { errorScreen as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { CallError } from '#ui/call-error.ts'
import { EmptyState } from '#ui/empty-state.tsx'

/**
 * A screen that could not be loaded, with another try, a link to the page itself that works without scripts too, and
 * the number by which the log knows it.
 */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [rendered] = useState(renderedNumber)
  const number = (error instanceof CallError ? error.requestId : undefined) ?? rendered
  return (
    <EmptyState heading="h1" title={t.title} text={t.text}>
      {/* biome-ignore lint/a11y/useValidAnchor: scripts ask for the page's data again (use-links.ts) */}
      <a href="" data-reload className={buttonClass({ variant: 'main' })}>
        {t.retry}
      </a>
      {number !== undefined && (
        <p data-request={number} className="mt-4 w-full text-sm">
          {t.number} <bdi className="select-all">{number}</bdi>
        </p>
      )}
    </EmptyState>
  )
}

/** The number of the page that the server rendered; where it is shown, the browser finds it. */
const renderedNumber = createIsomorphicFn()
  .server(() => globalThis.aanganPage?.getStore()?.requestId)
  .client(() => document.querySelector<HTMLElement>('[data-request]')?.dataset.request)
