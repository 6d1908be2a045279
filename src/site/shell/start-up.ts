import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { shell as t } from '#messages/site.ts'
import { replaceFailedPictures } from '#ui/failed-pictures.ts'
import { scrollToFocus } from '#ui/scroll-to-focus.ts'
import { followVisit } from '../analytics.ts'
import { dropServerHead } from './server-head.ts'
import { notifyFromShell } from './toasts.ts'

/** What happens once a page is live: S1.4, S9.7. */
export function useStartUp() {
  const router = useRouter()
  useLayoutEffect(() => {
    globalThis.aanganGate.state = 'live'
    // React takes attributes away where it cannot use the server's page and renders its own.
    document.documentElement.dataset.scripts = ''
  }, [])
  useEffect(() => {
    const running = new AbortController()
    void unregisterServiceWorkers()
    replaceFailedPictures(running.signal)
    scrollToFocus(running.signal)
    tellLostConnection(running.signal)
    return () => running.abort()
  }, [])
  useEffect(() => dropServerHead(router), [router])
  useEffect(() => {
    const note = followVisit()
    note()
    return router.subscribe('onRendered', note)
  }, [router])
}

/** An earlier site on this address may have left some behind (D17). */
async function unregisterServiceWorkers() {
  try {
    for (const each of (await navigator.serviceWorker?.getRegistrations()) ?? []) await each.unregister()
  } catch {
    // A browser that forbids storage refuses the question; then there is nothing to unregister.
  }
}

function tellLostConnection(signal: AbortSignal): void {
  window.addEventListener('offline', () => notifyFromShell('failure', t.offline), { signal })
  window.addEventListener('online', () => notifyFromShell('success', t.online), { signal })
}
