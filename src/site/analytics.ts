/**
 * Tells analytics what a visitor does (S9.7): gathered in memory and sent together once nothing
 * happens for a while, or when the page is left. A page that comes back from the browser's cache goes on. Whoever asks
 * not to be tracked tells nothing; no cookie and no storage is used for it. Every page carries this: what the server
 * can find out by itself is left to it.
 */

import { createPageViews } from '#contract/analytics/page-views.ts'
import type { CountedEvent } from '#contract/analytics/visit-events.ts'
import { splitLanguage } from '#contract/language-paths.ts'
import { site } from '#ui/site-settings.ts'

const restMs = 5_000

const waiting: unknown[] = []
let timer: number | undefined

/** Notes that something happened on the page that is shown; the server judges what is told of it. */
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

/** It never waits and never fails loudly. */
function tell() {
  const { analyticsBase } = site()
  if (!analyticsBase || !waiting[0]) return
  const batch = JSON.stringify({ width: innerWidth, events: waiting.splice(0) })
  // The number of a request is nobody's but its sender's.
  navigator.sendBeacon?.(analyticsBase, batch.replace(/AG-\w+-\w+/g, ''))
}

/** Begins to follow the visit; gives what to call with every page that is shown. */
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
      // Where a visitor came from is told once.
      referrer = undefined
    },
  })
  const screenShown = createPageViews({ isOn: isCounted, report: noteScreen })
  return () => {
    titleShown(document.title)
    // Its further pages are the same search.
    screenShown(splitLanguage(location.pathname).target + location.search.replace(/&page=\d+/, ''))
  }
}

/** What is to be told of a page besides its title, by its address. */
function noteScreen(address: string) {
  if (/^\/listing\/\d/.test(address)) count('listing_view')
  if (/^\/project\/\d/.test(address)) count('project_view')
  if (/^\/search/.test(address)) count('search', { filters: address.match(/(purpose|cityId)=\w+/g) })
}

/** Calls and messages. A card is about its own listing, wherever it stands. */
function noteContact({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  const card = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href*="/listing/"]')
  const about = card && splitLanguage(card.pathname).target
  if (link.protocol === 'tel:') count('call_click', { about })
  if (link.host === 'wa.me') count('whatsapp_click', { about })
}
