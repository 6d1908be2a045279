import { getRouteApi } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { agencyText } from '#contract/agency-texts.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { reportPath, reportPdfPath } from '#contract/paths.ts'
import { measureOf, quarterName, timeWords, yieldWords } from '#contract/reports/report-words.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { formatDate } from '#ui/format-date.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import { Trend } from '../area/trend.tsx'
import { AreaPrices, CityPrices } from './prices.tsx'
import { reportCrumbs } from './report-crumbs.ts'
import type { Report } from './report-data.ts'
import { Stock } from './stock.tsx'

const route = getRouteApi('/reports/$city/{-$quarter}')

/** What the agency published of a city's prices in a quarter; each figure with its number of cases and its day. */
export function ReportScreen() {
  const report = route.useLoaderData()
  const { city, quarter, from, until, madeOn, publishedOn, introduction, trend } = report
  const name = quarterName(quarter)
  return (
    <div className="column pt-5 pb-16 md:pb-24">
      <Breadcrumbs crumbs={reportCrumbs(report)} here={t.name({ quarter: name })} />
      <h1 className="mt-5 text-4xl text-pretty md:mt-8">{t.title({ city: city.name, quarter: name })}</h1>
      <p className="mt-3 text-muted">
        {t.published({ date: formatDate(publishedOn), agency: agencyText('name') })}
      </p>
      <p className="mt-1 max-w-[46em] text-muted">
        {t.asOf({ from: formatDate(from), until: formatDate(until), date: formatDate(madeOn) })}
      </p>
      <p className="mt-5">
        <a href={pathInLanguage(reportPdfPath(city, quarter), currentLanguage())} className={buttonClass()}>
          <FileText aria-hidden="true" className="size-5" />
          {t.pdf}
        </a>
      </p>
      <div className="mt-8 max-w-[56em] stack-10">
        {introduction && (
          <div lang={contentLang(introduction)} dir="auto" className="max-w-[46em] stack-3 text-lg">
            {introduction.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        <CityPrices report={report} />
        {trend ? (
          <Trend trend={trend} measure={measureOf(report)} />
        ) : (
          <Part title={t.trend}>
            <p>{t.noTrend}</p>
          </Part>
        )}
        <AreaPrices report={report} />
        <Stock report={report} />
        <Sentences title={t.timeOnMarket} texts={timeWords(report)} />
        <Sentences title={t.yield} texts={yieldWords(report)} />
        <Others report={report} />
        <Part title={t.method} className="border-t border-line pt-6">
          <p className="max-w-[46em] text-sm text-muted">{t.methodText}</p>
        </Part>
      </div>
    </div>
  )
}

function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Part title={title}>
      {texts.map((text) => (
        <p key={text} className="mb-1.5">
          {text}
        </p>
      ))}
    </Part>
  )
}

function Others({ report: { city, others } }: { report: Report }) {
  if (others.length === 0) return null
  return (
    <Part title={t.others}>
      <ul className="stack-1">
        {others.map((quarter) => (
          <li key={quarter}>
            <SiteLink
              href={reportPath(city, quarter)}
              className="tap-link text-green-700 underline underline-offset-4"
            >
              {quarterName(quarter)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
