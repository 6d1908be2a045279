import type { SearchData } from './search-data.ts'

/** What the visitor sees at the moment, so that it can stay while other results are on their way. Browser only. */

let shown: SearchData | undefined

export function rememberShown(search: SearchData) {
  shown = search
}

export function lastShown(): SearchData | undefined {
  return shown
}
