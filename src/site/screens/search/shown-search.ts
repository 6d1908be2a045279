import type { AnyRouter } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { knownKeys, withoutKeys } from './query.ts'
import type { SearchData } from './search-data.ts'

/** An answer, and the query parameters of the address that it answers. */
export type ShownSearch = { data: SearchData; address: Readonly<Record<string, unknown>> }

/**
 * What the visitor sees at the moment and how it is drawn, so that it can stay when other results cannot be had and no
 * other page has to carry it. Browser only.
 */
type Shown = ShownSearch & { View: ComponentType<ShownSearch & { notice?: ReactNode }> }

/** A router lives as long as the visit. */
const shown = new WeakMap<AnyRouter, Shown>()

export function rememberShown(router: AnyRouter, search: Shown) {
  shown.set(router, search)
  const key = seenKey(search.address)
  // The last one seen is the last one forgotten.
  seen.delete(key)
  seen.set(key, search.data)
  const [oldest] = seen.keys()
  if (seen.size > mostSeen && oldest !== undefined) seen.delete(oldest)
}

const seen = new Map<string, SearchData>()
const mostSeen = 20

/** The answer to an address that was shown in this visit, for a visitor without a connection. */
export function seenAnswer(address: ShownSearch['address']): SearchData | undefined {
  return seen.get(seenKey(address))
}

const seenKey = (address: ShownSearch['address']) =>
  JSON.stringify(withoutKeys(knownKeys(address), { view: true }))

export function lastShown(router: AnyRouter): Shown | undefined {
  return shown.get(router)
}
