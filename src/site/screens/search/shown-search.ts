import type { ComponentType } from 'react'
import type { SearchData } from './search-data.ts'

/**
 * What the visitor sees at the moment and how it is drawn, so that it can stay while other results are on their way
 * and no other page has to carry it. Browser only.
 */
type Shown = { data: SearchData; View: ComponentType<{ data: SearchData }> }

let shown: Shown | undefined

export function rememberShown(search: Shown) {
  shown = search
}

export function lastShown(): Shown | undefined {
  return shown
}
