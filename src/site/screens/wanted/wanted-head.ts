import { wantedScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function wantedHead() {
  return pageHead({ path: '/wanted', title: t.title, crumb: t.crumb, description: t.description })
}
