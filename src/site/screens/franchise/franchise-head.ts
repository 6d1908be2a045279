import { agencyText } from '#contract/agency-texts.ts'
import { franchisePath } from '#contract/paths.ts'
import { franchiseScreen as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'
import { productName } from './product-name.ts'

export function franchiseHead(product: string) {
  return pageHead({
    path: franchisePath(product),
    crumb: t.crumb,
    title: t.title({ product: productName(product) }),
    description: t.description({ agency: agencyText('name') }),
  })
}
