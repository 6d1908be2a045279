import { agencyText } from '#contract/agency-texts.ts'
import { vacancyPath } from '#contract/paths.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { escapeHtml } from '#contract/text/escape.ts'
import { vacancy as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { careersCrumb, homeCrumb } from '../../crumbs.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import type { Job } from './vacancy.ts'

/** The head of a job's page. Only a job that takes applications is offered to search engines. */
export function jobHead(job: Job) {
  const { id, title, city, description, isOpen } = job
  const path = vacancyPath(id)
  return pageHead({
    path,
    title: city ? t.title({ job: title, city: city.name }) : title,
    description,
    noindex: !isOpen,
    preview: { of: 'job', id },
    jsonLd: import.meta.env.SSR && [
      ...(isOpen ? [jobPosting(job, path)] : []),
      breadcrumbsJsonLd([homeCrumb, careersCrumb, { label: title, path }]),
    ],
  })
}

function jobPosting(job: Job, path: string): Record<string, unknown> {
  const { id, title, city, employmentType, salaryFrom, salaryTo, positions, publishedAt, closesOn } = job
  return {
    '@type': 'JobPosting',
    title,
    description: inHtml(job),
    identifier: { '@type': 'PropertyValue', name: agencyText('name'), value: String(id) },
    ...(publishedAt && { datePosted: dayInPakistan(new Date(publishedAt)) }),
    // Applications are taken until that day is over in Pakistan.
    ...(closesOn && { validThrough: `${closesOn}T23:59:59+05:00` }),
    employmentType,
    hiringOrganization: { '@type': 'Organization', name: agencyText('name'), sameAs: absolutePage('/') },
    ...(city && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'PK' },
      },
    }),
    ...(positions !== null && { totalJobOpenings: positions }),
    directApply: true,
    url: absolutePage(path),
    ...(salaryFrom !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'PKR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: salaryFrom,
          maxValue: salaryTo ?? salaryFrom,
          unitText: 'MONTH',
        },
      },
    }),
  }
}

/** Search engines want it as HTML: paragraphs and a list. */
function inHtml({ description, experience, requirements }: Job): string {
  const items = requirements.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return [
    `<p>${escapeHtml(description)}</p>`,
    ...(experience ? [`<p>${escapeHtml(t.experienceOf({ experience }))}</p>`] : []),
    ...(items ? [`<ul>${items}</ul>`] : []),
  ].join('')
}
