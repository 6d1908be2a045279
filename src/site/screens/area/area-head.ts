import { cityOnce } from '#contract/text/city-once.ts'
import { joinList } from '#contract/text/join-list.ts'
import { areaPage as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { breadcrumbsJsonLd, pageHead } from '../../seo.ts'
import { areaCrumbs } from './area-crumbs.ts'
import { type AreaReport, linkTo } from './area-data.ts'
import { areaQuestions } from './questions.ts'

/** The head of an area's page. Without anything on offer it is for visitors alone. */
export function areaHead(report: AreaReport) {
  const { area, city, stock } = report
  const path = linkTo(area)
  const names = { area: area.name, city: city.name }
  const questions = areaQuestions(report)
  return pageHead({
    path,
    title: cityOnce(t.title(names), city.name),
    description: cityOnce(t.description(names), city.name),
    preview: { of: 'area', id: area.id, changedAt: report.on },
    noindex: stock.length === 0,
    jsonLd: import.meta.env.SSR && [
      {
        '@type': 'Place',
        name: joinList([area.name, city.name]),
        url: absolutePage(path),
        ...(area.about && { description: area.about }),
        ...(area.lat !== null &&
          area.long !== null && {
            geo: { '@type': 'GeoCoordinates', latitude: area.lat, longitude: area.long },
          }),
        address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'PK' },
      },
      ...(questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, usual, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer(usual) },
              })),
            },
          ]
        : []),
      breadcrumbsJsonLd([...areaCrumbs(report), { label: area.name, path }]),
    ],
  })
}
