import type { ErrorComponentProps } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { errorScreen as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { CallError } from '#ui/call-error.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useIsKept } from '#ui/use-is-kept.ts'
import { leaveBroken } from '../gate/leave-broken.ts'
import { RequestNumber } from '../parts/request-number.tsx'

/**
 * A screen that could not be loaded, with another try, a link to the page itself that works without scripts too, and
 * the number by which the log knows it. Where the server sent a screen that scripts cannot take over, that one stays.
 */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const isFromServer = useIsKept(error)
  if (!import.meta.env.SSR && !isFromServer && globalThis.aanganGate.state !== 'live') throw error
  // While this is rendered, what it takes the place of is still there.
  const [typed] = useState(() => (import.meta.env.SSR ? '' : globalThis.aanganGate.typed()))
  useLayoutEffect(() => {
    if (!isFromServer) void leaveBroken(error, typed)
  }, [isFromServer, error, typed])
  return (
    <EmptyState heading="h1" title={t.title} text={t.text}>
      {/* biome-ignore lint/a11y/useValidAnchor: scripts ask for the page's data again (use-links.ts) */}
      <a href="" data-reload className={buttonClass({ variant: 'main' })}>
        {t.retry}
      </a>
      <RequestNumber failed={error instanceof CallError ? error.requestId : undefined} className="mt-4" />
    </EmptyState>
  )
}
