import type { ErrorComponentProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { errorScreen as t } from '#messages/site.ts'
import { CallError } from '#ui/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTryAgain } from './use-try-again.ts'

/** A screen that could not be loaded, with another try and the number by which the log knows it. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { isTrying, tryAgain } = useTryAgain(reset)
  const [rendered] = useState(renderedNumber)
  const number = (error instanceof CallError ? error.requestId : undefined) ?? rendered
  return (
    <EmptyState heading="h1" title={t.title} text={t.text}>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is a link to the page itself */}
      <a
        href=""
        onClick={(event) => {
          event.preventDefault()
          void tryAgain()
        }}
        aria-busy={isTrying}
        className={buttonClass({ variant: 'main' })}
      >
        {isTrying && <Spinner />}
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
