import type { AdEvent } from '#contract/ads/ads.ts'
import { adServer } from './ad-server.ts'
import { rememberSeen, wantsNoCounting } from './memory.ts'

type Told = { id: number }

export function reportSeen({ id }: Told): void {
  rememberSeen(id)
  report(id, 'seen')
}

export function reportClicked({ id }: Told): void {
  report(id, 'clicked')
}

/** Runs in the background, because the visitor gains nothing from it; sends no data of theirs. */
function report(id: number, event: AdEvent): void {
  if (wantsNoCounting()) return
  fetch(`${adServer().base}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, event }),
    // With the cookie, so that the server does not count staff.
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => {})
}
