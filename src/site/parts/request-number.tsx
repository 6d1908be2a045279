import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { errorScreen as t } from '#messages/site.ts'

/**
 * The number by which the log knows what failed.
 * @param failed of the call that failed in the browser; otherwise that of the page, which the server rendered
 */
export function RequestNumber({
  failed,
  className = '',
}: {
  failed?: string | undefined
  className?: string
}) {
  const [rendered] = useState(renderedNumber)
  const number = failed ?? rendered
  if (number === undefined) return null
  return (
    <p data-request={number} className={`w-full text-sm ${className}`}>
      {t.number} <bdi className="select-all">{number}</bdi>
    </p>
  )
}

/** The number of the page that the server rendered; where it is shown, the browser finds it. */
const renderedNumber = createIsomorphicFn()
  .server(() => globalThis.aanganPage?.getStore()?.requestId)
  .client(() => document.querySelector<HTMLElement>('[data-request]')?.dataset.request)
