import { valuationMethodPath } from '#contract/paths.ts'
import { valuationMethod as t } from '#messages/site.ts'
import { pageHead } from '../../seo.ts'

export function methodHead() {
  return pageHead({
    path: valuationMethodPath,
    title: t.title,
    description: t.description,
    crumb: t.crumb,
  })
}
