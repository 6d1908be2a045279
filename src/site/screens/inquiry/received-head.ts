import { inquiryPath } from '#contract/paths.ts'
import { inquiryScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function receivedHead(reference: string) {
  return pageHead({
    path: inquiryPath(reference),
    title: t.requestTitle({ reference }),
    description: t.requestDescription,
    noindex: true,
  })
}
