/** A CDN or proxy that keeps pages with their tags, and purges pages by tag on request. */
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'

export type CdnKind = 'fastly' | 'cloudflare' | 'varnish'

export type CdnSettings = {
  kind: CdnKind
  purgeUrls: readonly string[]
  token: string
  /** How long a page may be kept unless it is purged. */
  maxAgeSeconds: number
}

export type Cdn = {
  /**
   * Purges every page that carries one of the tags, '*' for all.
   * @throws when the CDN does not confirm the purge, or during the pause after a failure
   */
  purge(tags: readonly string[]): Promise<void>
}

const patienceMs = 5_000
const restMs = 2_000

/** How many tags a request may name. */
const mostTags: Readonly<Record<CdnKind, number>> = { fastly: 256, cloudflare: 30, varnish: 100 }

/** Every page carries it, so that all can be purged like those with one tag. */
const ofAll = 'aangan'

/** A tag as the CDN takes it: without the characters that separate tags. */
export function cdnTag(tag: string): string {
  return tag === '*' ? ofAll : tag.replaceAll(/[\s,]/g, '_')
}

/** The headers that say how long the CDN may keep a page, and by which tags it is purged. */
export function cdnHeaders({ kind, maxAgeSeconds }: CdnSettings, tags: Iterable<string>): string[] {
  const all = [ofAll, ...[...tags].map(cdnTag)]
  const age = `max-age=${maxAgeSeconds}`
  switch (kind) {
    case 'fastly':
      return ['Surrogate-Control', age, 'Surrogate-Key', all.join(' ')]
    case 'cloudflare':
      return ['Cloudflare-CDN-Cache-Control', age, 'Cache-Tag', all.join(',')]
    case 'varnish':
      return ['Surrogate-Control', age, 'xkey', all.join(' ')]
  }
}

/** `onReach` is called when the CDN is lost, with its error, and when it takes purges again. */
export function openCdn(
  settings: CdnSettings,
  onReach: (isReachable: boolean, error?: unknown) => void,
): Cdn {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(1) })
  let isLost = false
  breaker.onBreak((reason) => {
    if (!isLost) onReach(false, 'error' in reason ? reason.error : undefined)
    isLost = true
  })
  breaker.onReset(() => {
    isLost = false
    onReach(true)
  })
  return {
    purge: (tags) =>
      breaker.execute(async () => {
        const named = tags.includes('*') ? [ofAll] : [...new Set(tags.map(cdnTag))]
        for (let from = 0; from < named.length; from += mostTags[settings.kind]) {
          const some = named.slice(from, from + mostTags[settings.kind])
          await Promise.all(settings.purgeUrls.map((url) => ask(url, purgeRequest(settings, some))))
        }
      }),
  }
}

function purgeRequest({ kind, token }: CdnSettings, tags: readonly string[]): RequestInit {
  const json = { 'content-type': 'application/json' }
  switch (kind) {
    case 'fastly':
      return { method: 'POST', headers: { 'fastly-key': token, 'surrogate-key': tags.join(' ') } }
    case 'cloudflare':
      return {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags }),
      }
    case 'varnish':
      return {
        method: 'PURGE',
        headers: { 'purge-token': token, 'xkey-purge': tags.join(' ') },
      }
  }
}

async function ask(url: string, request: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(url, { ...request, redirect: 'error', signal })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The CDN answered ${answer.status} to a purge.`)
}
