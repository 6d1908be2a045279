/**
 * Tells analytics what a visitor does (specification section 9): gathered in memory and sent together once nothing
 * happens for a while, or when the page is left. A page that comes back from the browser's cache goes on. Whoever asks
 * not to be tracked tells nothing; no cookie and no storage is used for it.
 */
import type { CountedEvent, DeviceClass } from '#contract/counting.ts'
import { site } from './site.ts'

const restMs = 5_000
const mostAtOnce = 50

const waiting: CountedEvent[] = []
let timer: number | undefined

/** Whether this visitor is counted. */
export function isCounted(): boolean {
  const { doNotTrack } = navigator
  return (
    site().analyticsBase !== null && doNotTrack !== '1' && !Reflect.get(navigator, 'globalPrivacyControl')
  )
}

/** Notes that something happened on the page that is shown. It never waits and never fails loudly. */
export function count(event: CountedEvent['event'], more: Partial<CountedEvent> = {}): void {
  if (!isCounted()) return
  waiting.push({ event, path: window.location.pathname, ...more })
  clearTimeout(timer)
  timer = window.setTimeout(tell, waiting.length < mostAtOnce ? restMs : 0)
}

function tell() {
  const { analyticsBase } = site()
  if (!analyticsBase || waiting.length === 0) return
  const batch = JSON.stringify({ device: deviceClass(), events: waiting.splice(0) })
  // The number of a request is nobody's but its sender's.
  navigator.sendBeacon(analyticsBase, batch.replace(/AG-\w{4}-\w{4}/g, ''))
}

function deviceClass(): DeviceClass {
  if (innerWidth < 768) return 'phone'
  return innerWidth < 1200 ? 'tablet' : 'desktop'
}

/** Follows the links by which visitors call and write; tells what is left once the page is. */
export function followVisit(): () => void {
  document.addEventListener('click', noteContact)
  document.addEventListener('visibilitychange', tell)
  window.addEventListener('pagehide', tell)
  return () => {
    document.removeEventListener('click', noteContact)
    document.removeEventListener('visibilitychange', tell)
    window.removeEventListener('pagehide', tell)
  }
}

function noteContact({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  // A card is about its own listing, wherever it stands.
  const about = link.closest('article')?.querySelector<HTMLAnchorElement>('a[href^="/listing/"]')?.pathname
  const more = about ? { about } : {}
  if (link.protocol === 'tel:') count('call_click', more)
  if (link.host === 'wa.me') count('whatsapp_click', more)
}

/** What is to be told of a page besides its title: that somebody searched, or looked at a listing or a project. */
export function noteScreen(address: string): void {
  const { pathname, searchParams } = new URL(address, window.location.href)
  const [, kind] = /^\/(search$|listing(?=\/\d)|project(?=\/\d))/.exec(pathname) ?? []
  if (kind === 'search') {
    const city = Number(searchParams.get('cityId'))
    count('search', {
      purpose: searchParams.get('purpose') === 'rent' ? 'rent' : 'sale',
      ...(city && { city }),
    })
  } else if (kind) count(kind === 'listing' ? 'listing_view' : 'project_view')
}
