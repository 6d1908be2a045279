import { agencyText } from '#contract/agency-texts.ts'
import { sharedListPath } from '#contract/paths.ts'
import { notFound, sharedList as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { pageHead } from '../../seo.ts'

/** Nothing for search engines: the address is for those who were given it. */
export function sharedListHead(token: string, list: Answer<'sharedList'>['data'] | undefined) {
  if (!list) return { meta: [{ title: `${notFound.title} | ${agencyText('name')}` }] }
  const title = list.state === 'open' ? t.title : t.none.ended.title
  return pageHead({
    path: sharedListPath(token),
    title,
    description: t.description,
    noindex: true,
    crumb: title,
  })
}
