/** Notices an undeclared proxy: behind one, limits by address do not work, and nothing else shows it. */
import type { IncomingMessage } from 'node:http'
import { isNear, peerAddress } from '../requests/visitor-address.ts'

export type ProxyWatch = {
  see(request: IncomingMessage): void
  /** What is wrong and how to correct it, as soon as it is noticed. */
  warning(): string | undefined
}

// Any client can send the header: from far away it proves something when one peer brings many addresses.
const mostByOne = 20
const mostPeers = 100

/** @param warn called once */
export function watchProxies(trustedProxies: number, warn: (sentence: string) => void): ProxyWatch {
  let warning: string | undefined
  const far = new Map<string, Set<string>>()

  function isProxy(peer: string, forwarded: string): boolean {
    if (isNear(peer)) return true
    const brought = far.get(peer) ?? new Set()
    if (far.size < mostPeers) far.set(peer, brought)
    brought.add(forwarded)
    return brought.size >= mostByOne
  }

  return {
    see(request) {
      if (trustedProxies > 0 || warning !== undefined) return
      const forwarded = request.headers['x-forwarded-for']
      const peer = peerAddress(request)
      if (!forwarded || !isProxy(peer, String(forwarded))) return
      const effect = isNear(peer)
        ? 'the limits by address are off'
        : 'all visitors who come through it count as one address'
      warning = `A proxy at ${peer} sends X-Forwarded-For, but TRUST_PROXY is off: ${effect}. Set TRUST_PROXY to the number of proxies in front (on is one) and start again.`
      far.clear()
      warn(warning)
    },
    warning: () => warning,
  }
}
