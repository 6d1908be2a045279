/**
 * Where the page of an address comes from: fresh from the cache, rendered now, or stale because it cannot be rendered.
 */

import type { CacheOutcome } from '../monitoring/metrics.ts'
import type { FairQueue } from '../requests/fair-queue.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { longestKey } from './page-key.ts'
import type { PageRenderer } from './render-page.ts'

export type ShownPage = {
  page: RenderedPage
  outcome: CacheOutcome
  /** The page's age, when it is stale. */
  staleMs?: number
}

/** `address` is the visitor's, as far as it is known: rendering counts against their share. */
export type PageSource = (key: string, requestId: string, address?: string) => Promise<ShownPage>

export type PageSourceParts = {
  cache: PageCache
  renderer: Pick<PageRenderer, 'render'>
  queue: Pick<FairQueue, 'take'>
  /** Whether the database is known not to answer. */
  isUnreachable: () => boolean
  /** Called with a failure that no visitor saw. */
  onHidden: (error: unknown, requestId: string) => void
}

/** @throws what rendering throws, when there is no old page that may be shown instead */
export function createPageSource({
  cache,
  renderer,
  queue,
  isUnreachable,
  onHidden,
}: PageSourceParts): PageSource {
  function render(key: string, id: string, address: string | undefined): Promise<RenderedPage> {
    const inTurn = () => queue.take(() => renderer.render(key, id), address)
    return key.length > longestKey ? inTurn() : cache.render(key, inTurn)
  }

  function oldPage(key: string): ShownPage | undefined {
    const old = cache.findStale(key)
    return old && { page: old.page, outcome: 'stale', staleMs: old.ageMs }
  }

  return async (key, id, address) => {
    const kept = cache.find(key)
    if (kept) return { page: kept.page, outcome: 'hit' }
    // Do not wait for a render that is known to fail.
    const atOnce = isUnreachable() ? oldPage(key) : undefined
    if (atOnce) return atOnce
    try {
      const page = await render(key, id, address)
      const failed = page.status >= 500 || page.isBroken
      return (failed && oldPage(key)) || { page, outcome: 'miss' }
    } catch (error) {
      const old = oldPage(key)
      if (!old) throw error
      onHidden(error, id)
      return old
    }
  }
}
