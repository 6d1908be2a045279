import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shell as t } from '#messages/site.ts'
import { followVisit } from '../analytics.ts'
import { notifyFromShell } from './toasts.ts'

/** What happens once a page is live: S1.4, S9.7. */
export function useStartUp() {
  const router = useRouter()
  useEffect(() => {
    unregisterServiceWorkers()
    return tellLostConnection()
  }, [])
  useEffect(() => {
    const note = followVisit()
    note()
    return router.subscribe('onRendered', note)
  }, [router])
}

/** An earlier site on this address may have left some behind (D17). */
function unregisterServiceWorkers() {
  // A browser that forbids storage refuses the question; then there is nothing to unregister.
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined)
}

function tellLostConnection(): () => void {
  const onOffline = () => notifyFromShell('failure', t.offline)
  const onOnline = () => notifyFromShell('success', t.online)
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}
