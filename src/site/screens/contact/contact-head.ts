import { agencyText } from '#contract/agency-texts.ts'
import { contactScreen as t } from '#messages/site.ts'
import type { Office } from '../../offices.ts'
import { agencyJsonLd, pageHead } from '../../seo.ts'

export function contactHead(offices: readonly Office[]) {
  return pageHead({
    path: '/contact',
    title: t.title,
    description: t.description({ agency: agencyText('name') }),
    crumb: t.title,
    jsonLd: import.meta.env.SSR && [agencyJsonLd(offices)],
  })
}
