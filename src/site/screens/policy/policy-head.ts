import { homeCrumb } from '../../crumbs.ts'
import type { PageText } from '../../page-text.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'

export type Policy = PageText<'privacy-policy' | 'terms' | 'overseas'>

export const policyCrumbs = [homeCrumb]

/** The head of the terms, of the privacy policy, or of what buyers abroad should know. */
export function policyHead(policy: Policy) {
  const { name, title, description, updatedOn, language } = policy
  const path = `/${name}`
  return pageHead({
    path,
    title,
    description,
    jsonLd: import.meta.env.SSR && [
      { '@type': 'WebPage', name: title, description, dateModified: updatedOn, inLanguage: language },
      breadcrumbsJsonLd([...policyCrumbs, { label: title, path }]),
    ],
  })
}
