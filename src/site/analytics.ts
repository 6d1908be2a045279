/**
 * Sends analytics events of a visit (S9.7): gathered in memory and sent together after a quiet moment, or
 * when the page is left. A page restored from the browser's cache continues. Visitors who opt out of
 * tracking send nothing; it uses no cookie and no storage. Every page loads this code: the server does what
 * it can itself.
 */

import { createPageViews } from '#contract/analytics/page-views.ts'
import type { CountedEvent } from '#contract/analytics/visit-events.ts'
import { splitLanguage } from '#contract/language-paths.ts'
import { site } from '#ui/site-settings.ts'

const restMs = 5_000

const waiting: unknown[] = []
let timer: number | undefined

/** Records an event on the current page; the server decides what to forward. */
export function count(
  event: CountedEvent['event'],
  more?: { [Key in keyof CountedEvent]?: CountedEvent[Key] | null | undefined },
): void {
  if (!isCounted()) return
  waiting.push({ event, path: splitLanguage(location.pathname).target, ...more })
  clearTimeout(timer)
  timer = window.setTimeout(tell, restMs)
}

function isCounted(): boolean {
  const asksNotToBe = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')
  return !asksNotToBe && site().analyticsBase !== undefined
}

/** Runs in the background and ignores failures. */
function tell() {
  const { analyticsBase } = site()
  if (!analyticsBase || !waiting[0]) return
  const batch = JSON.stringify({ width: innerWidth, events: waiting.splice(0) })
  // A reference number is private to the sender of the request.
  navigator.sendBeacon?.(analyticsBase, batch.replace(/AG-\w+-\w+/g, ''))
}

/** Starts following the visit; returns a function to call for every page that is shown. */
export function followVisit(): () => void {
  // The same listener twice is one, so nothing needs to end.
  addEventListener('click', noteContact)
  addEventListener('visibilitychange', tell)
  addEventListener('pagehide', tell)
  let [, , referrer] = document.referrer.split('/')
  const titleShown = createPageViews({
    isOn: isCounted,
    report(title) {
      count('page_view', { title, referrer })
      // The referrer is sent once.
      referrer = undefined
    },
  })
  const screenShown = createPageViews({ isOn: isCounted, report: noteScreen })
  return () => {
    titleShown(document.title)
    // Further pages of results are the same search.
    screenShown(splitLanguage(location.pathname).target + location.search.replace(/&page=\d+/, ''))
  }
}

/** Records the events of a page besides its view, by its address. */
function noteScreen(address: string) {
  if (/^\/listing\/\d/.test(address)) count('listing_view')
  if (/^\/project\/\d/.test(address)) count('project_view')
  if (/^\/search/.test(address)) count('search', { filters: address.match(/(purpose|cityId)=\w+/g) })
}

/** Calls and messages. A contact on a card counts for the card's listing, on any page. */
function noteContact({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  const card = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href*="/listing/"]')
  const about = card && splitLanguage(card.pathname).target
  if (link.protocol === 'tel:') count('call_click', { about })
  if (link.host === 'wa.me') count('whatsapp_click', { about })
}
