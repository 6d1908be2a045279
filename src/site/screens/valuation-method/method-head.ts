import { valuationMethodPath } from '#contract/paths.ts'
import { valuationMethod as t } from '#messages/site.ts'
import { homeCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'

export function methodHead() {
  return pageHead({
    path: valuationMethodPath,
    title: t.title,
    description: t.description,
    jsonLd: import.meta.env.SSR && [
      breadcrumbsJsonLd([
        homeCrumb,
        { label: t.valuation, path: '/valuation' },
        { label: t.crumb, path: valuationMethodPath },
      ]),
    ],
  })
}
