import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createPageViews } from '#contract/page-views.ts'
import { count, followVisit, isCounted, noteScreen } from '../counting.ts'
import { tellFromShell } from './toasts.ts'

/** What happens once a page is live: specification sections 1, 2 and 9. */
export function useStartUp() {
  const router = useRouter()
  useEffect(() => {
    unregisterServiceWorkers()
    return tellLostConnection()
  }, [])
  useEffect(() => {
    const titleShown = createPageViews({ isOn: isCounted, report: reportTitle })
    const screenShown = createPageViews({ isOn: isCounted, report: noteScreen })
    const note = () => {
      titleShown(document.title)
      const { pathname, search } = window.location
      // Its further pages are the same search.
      screenShown(pathname + search.replace(/&page=\d+/, ''))
    }
    note()
    const endNotes = router.subscribe('onRendered', note)
    const endVisit = followVisit()
    return () => {
      endNotes()
      endVisit()
    }
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

/** Where a visitor came from is told with the first page that they see. */
function reportTitle(title: string) {
  const { referrer } = document
  const from = isFirst && referrer && new URL(referrer).host
  isFirst = false
  count('page_view', { title, ...(from && from !== window.location.host && { referrer: from }) })
}
let isFirst = true

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
