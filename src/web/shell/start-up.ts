import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createPageViews } from '#contract/page-views.ts'
import { site } from '../site.ts'
import { tellFromShell } from './toasts.ts'

/** What happens once a page is live: specification sections 1, 2 and 9. */
export function useStartUp() {
  const router = useRouter()
  useEffect(() => {
    unregisterServiceWorkers()
    return tellLostConnection()
  }, [])
  useEffect(() => {
    const pageView = createPageViews({ isOn: () => site().analyticsBase !== null, report: reportPageView })
    pageView(document.title)
    return router.subscribe('onRendered', () => pageView(document.title))
  }, [router])
}

/** An earlier site on this address may have left some behind (decision 17). */
function unregisterServiceWorkers() {
  // A browser that forbids storage refuses the question; then there is nothing to unregister.
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined)
}

/** A page view is worth nothing to the visitor: it never waits and never fails loudly. */
function reportPageView(title: string) {
  const { analyticsBase } = site()
  if (!analyticsBase) return
  const view = JSON.stringify({ title, path: window.location.pathname })
  navigator.sendBeacon(analyticsBase, new Blob([view], { type: 'application/json' }))
}

function tellLostConnection(): () => void {
  const onOffline = () => tellFromShell('failure', 'No connection. What you typed stays here.')
  const onOnline = () => tellFromShell('success', 'The connection is back.')
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}
