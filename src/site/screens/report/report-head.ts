import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { reportPath, reportPdfPath } from '#contract/paths.ts'
import { quarterName } from '#contract/reports/report-words.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'
import { absolute, absolutePage } from '#ui/absolute-url.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { reportCrumbs } from './report-crumbs.ts'
import type { Report } from './report-data.ts'

/** The head of a report: the newest quarter of a city is known by its own address, as all others are. */
export function reportHead(report: Report) {
  const { city, quarter, from, until, publishedOn } = report
  const path = reportPath(city, quarter)
  const names = { city: city.name, quarter: quarterName(quarter) }
  const publisher = { '@type': 'RealEstateAgent', name: agencyText('name'), email: agency.email }
  const about = { '@type': 'City', name: city.name }
  const common = {
    url: absolutePage(path),
    description: t.description(names),
    inLanguage: currentLanguage(),
    datePublished: publishedOn,
  }
  return pageHead({
    path,
    title: t.title(names),
    description: t.description(names),
    jsonLd: import.meta.env.SSR && [
      { '@type': 'Article', headline: t.title(names), ...common, author: publisher, publisher, about },
      {
        '@type': 'Dataset',
        name: t.title(names),
        ...common,
        creator: publisher,
        temporalCoverage: `${from}/${until}`,
        spatialCoverage: about,
        distribution: {
          '@type': 'DataDownload',
          encodingFormat: 'application/pdf',
          contentUrl: absolute(pathInLanguage(reportPdfPath(city, quarter), currentLanguage())),
        },
      },
      breadcrumbsJsonLd([...reportCrumbs(report), { label: t.name({ quarter: names.quarter }), path }]),
    ],
  })
}
