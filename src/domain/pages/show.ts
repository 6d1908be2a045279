import type { Page, PageName } from '#contract/pages.ts'
import { Unavailable } from '../errors.ts'
import type { PageTexts } from './page-texts.ts'

/**
 * One of the agency's own pages, its placeholders filled in. Which text a page has is decided here and nowhere
 * else: today it is the file's.
 * @throws Unavailable while there is no readable text
 */
export function showPage<Name extends PageName>(texts: Pick<PageTexts, 'get'>, name: Name): Page<Name> {
  const page = texts.get(name)
  if (!page) throw new Unavailable('This page is being written. Please come back a little later.')
  return page
}
