import { iso as t } from '#messages/site.ts'
import { homeCrumb, isoCrumb } from '../../crumbs.ts'
import type { PageText } from '../../page-text.ts'
import { breadcrumbsJsonLd, organizationJsonLd, pageHead } from '../../seo.ts'

/** The head of the certificate's page. */
export function isoHead({ title, description, updatedOn, certificate, language }: PageText<'iso'>) {
  const { standard, number, body, issuedOn, validUntil } = certificate
  return pageHead({
    path: '/iso',
    title: t.title({ standard }),
    description,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'WebPage',
        name: title,
        description,
        dateModified: updatedOn,
        inLanguage: language,
        about: {
          ...organizationJsonLd(),
          hasCertification: {
            '@type': 'Certification',
            name: standard,
            certificationIdentification: number,
            issuedBy: { '@type': 'Organization', name: body },
            datePublished: issuedOn,
            expires: validUntil,
          },
        },
      },
      breadcrumbsJsonLd([homeCrumb, isoCrumb]),
    ],
  })
}
