import { sharedListPath } from '#contract/paths.ts'
import { sharedList as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import type { SharedListData } from './shared-list-data.ts'

/** Nothing for search engines: the address is for those who were given it. */
export function sharedListHead(token: string, { state }: SharedListData) {
  const title = state === 'open' ? t.title : t.none[state].title
  return pageHead({ path: sharedListPath(token), title, description: t.description, noindex: true })
}
