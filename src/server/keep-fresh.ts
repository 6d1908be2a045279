/**
 * Has every change reach what is derived from the database, in this order: old pages go, the search index takes
 * the change in, and pages that were made of the old index meanwhile go too.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type ChangeListener, listenForChanges } from './change-listener.ts'
import type { Log } from './log.ts'
import { everything, type PageCache } from './page-cache.ts'

export type Derived = {
  /** Takes in what the tags name, everything for '*'; resolves when it is shown. */
  changed: (tags: readonly string[]) => Promise<void>
}

export type FreshnessOptions = { url: string; cache: PageCache; derived: Derived; log: Log }

const pauseMs = 500

/** Resolves when everything derived has been read for the first time and follows the changes from then on. */
export async function keepFresh({ url, cache, derived, log }: FreshnessOptions): Promise<ChangeListener> {
  const first = Promise.withResolvers<void>()
  // Counts the connections: what was begun for one that is lost since must not vouch for the next.
  let connection = 0

  async function catchUp(mine: number): Promise<void> {
    while (mine === connection) {
      try {
        await derived.changed([everything])
        if (mine !== connection) return
        cache.informed = true
        first.resolve()
        return
      } catch (error) {
        log.warn({ err: error }, 'The database could not be read anew; trying again')
        await wait(pauseMs)
      }
    }
  }

  const listener = await listenForChanges({
    url,
    async onChange(tags) {
      cache.drop(tags)
      try {
        await derived.changed(tags)
        cache.drop(tags)
      } catch (error) {
        log.warn({ err: error }, 'A change could not be read; everything is read anew')
        cache.informed = false
        void catchUp(connection)
      }
    },
    onInformed(informed) {
      connection += 1
      if (informed) void catchUp(connection)
      else cache.informed = false
    },
    onLost: (error) =>
      log.warn({ err: error }, 'Changes do not reach this server; every page is rendered anew'),
  })
  await first.promise
  return listener
}
