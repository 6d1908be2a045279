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

/** It is worth nothing to the visitor: nobody waits for it, and nothing of theirs goes along. */
function report(id: number, event: AdEvent): void {
  if (wantsNoCounting()) return
  fetch(`${adServer().base}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, event }),
    // Staff at work are no audience.
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => {})
}
