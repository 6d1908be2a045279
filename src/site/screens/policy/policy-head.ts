import { homeCrumb } from '../../crumbs.ts'
import type { PageText } from '../../page-text.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'

export type Policy = PageText<'privacy-policy' | 'terms'>

export const policyCrumbs = [homeCrumb]

/** The head of the terms or of the privacy policy. */
export function policyHead(policy: Policy) {
  const { name, title, description, updatedOn, language } = policy
  const path = `/${name}`
  return pageHead({
    path,
    title,
    description,
    jsonLd: [
      { '@type': 'WebPage', name: title, description, dateModified: updatedOn, inLanguage: language },
      breadcrumbsJsonLd([...policyCrumbs, { label: title, path }]),
    ],
  })
}
