/**
 * Applies every change to what is derived from the database, in this order: old pages are dropped, the search
 * index takes the change in, and pages made meanwhile from the old index are dropped too.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../monitoring/log.ts'
import { type ChangeListener, listenForChanges } from './change-listener.ts'
import { everything, type PageCache } from './page-cache.ts'

export type Derived = {
  /** Takes in what the tags name, everything for '*'; resolves when it is visible. */
  changed: (tags: readonly string[]) => Promise<void>
}

export type FreshnessOptions = { url: string; cache: PageCache; derived: Derived; log: Log }

const pauseMs = 500

/** Resolves when everything derived has been read for the first time; from then on it follows the changes. */
export async function keepFresh({ url, cache, derived, log }: FreshnessOptions): Promise<ChangeListener> {
  const first = Promise.withResolvers<void>()
  // Counts possibly missed changes: a read that began before the last of them proves nothing about freshness.
  let gap = 0
  let isLost = false
  let isCaughtUp = false
  let isSilent = false
  let isTold = false

  function inform(): void {
    cache.informed = isCaughtUp && !isSilent
  }

  async function catchUp(mine: number): Promise<void> {
    let told = false
    while (mine === gap) {
      try {
        await derived.changed([everything])
        if (mine !== gap) return
        cache.markAllStale()
        isCaughtUp = true
        inform()
        if (isLost) log.info('Changes reach this server again')
        isLost = false
        isTold = false
        first.resolve()
        return
      } catch (error) {
        if (!told) log.warn({ err: error }, 'The database could not be read again; trying once more')
        told = true
        await wait(pauseMs)
      }
    }
  }

  function lose(): void {
    gap += 1
    isCaughtUp = false
    inform()
    isLost = true
  }

  const listener = await listenForChanges({
    url,
    async onChange(tags) {
      cache.drop(tags)
      try {
        await derived.changed(tags)
        cache.drop(tags)
      } catch (error) {
        // Only the first of many failures is logged.
        if (!isLost) log.warn({ err: error }, 'A change could not be read; everything is read again')
        lose()
        void catchUp(gap)
      }
    },
    onSilence(silent) {
      isSilent = silent
      inform()
    },
    onInformed(informed) {
      isSilent = false
      if (informed) void catchUp(gap)
      else lose()
    },
    onLost(error) {
      // Every try fails until the database is back: only the first failure is logged.
      if (!isTold) log.warn({ err: error }, 'Changes do not reach this server; trying again')
      isTold = true
    },
  })
  await first.promise
  return listener
}
