import { valuationScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function valuationHead() {
  return pageHead({ path: '/valuation', title: t.title, crumb: t.crumb, description: t.description })
}
