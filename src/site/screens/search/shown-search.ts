import type { AnyRouter } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
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
}

export function lastShown(router: AnyRouter): Shown | undefined {
  return shown.get(router)
}
