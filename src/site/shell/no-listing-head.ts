import { validationMessages } from '#messages/common.ts'
import { shell as t } from '#messages/site.ts'
import { pageHead } from '../seo.ts'

export function noListingHead(found: 'invalid' | 'unreachable') {
  const title = found === 'invalid' ? validationMessages.invalidId : t.unreachable
  return pageHead({ path: '/listing/find', title, description: title, noindex: true })
}
