import { adminEndpoints } from '#contract/admin/endpoints.ts'
import type { quarterlyReports as declared } from '#contract/admin/quarterly-reports.ts'
import { reportPath } from '#contract/paths.ts'
import { quarterBefore, toQuarter } from '#contract/reports/quarter.ts'
import { quarterName } from '#contract/reports/report-words.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { adminQuarterlyReports as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format-date.ts'
import type { CollectionDetails, RecordOf } from '../collections/collection-details.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'
import { PdfLinks } from '../components/pdf-links.tsx'
import { Panel } from '../components/screen.tsx'

const quartersOffered = 20

const ended = Array.from({ length: quartersOffered }, (_, at) =>
  quarterBefore(toQuarter(dayInPakistan(new Date())), at + 1),
)

export const quarterlyReports: CollectionDetails<typeof declared> = {
  text: t.intro,
  name: 'quarter',
  nameText: (quarter) => (quarter ? quarterName(quarter) : ''),
  columns: [
    { name: 'city', label: t.city, width: 160, cell: ({ city }) => city },
    {
      name: 'status',
      label: t.status,
      width: 140,
      cell: ({ published }) => (published ? t.statuses.published : t.statuses.draft),
    },
    { name: 'madeOn', label: t.madeOn, width: 140, cell: ({ madeOn }) => formatDate(madeOn) },
    { name: 'prices', label: t.prices, width: 90, numeric: true, cell: ({ priceCount }) => priceCount },
    { name: 'areas', label: t.areas, width: 90, numeric: true, cell: ({ areaCount }) => areaCount },
  ],
  empty: () => ({
    city_id: null,
    quarter: ended[0],
    introduction: '',
    introduction_ur: '',
    published: false,
  }),
  sections: [
    {
      title: t.report,
      fields: [
        { kind: 'city', name: 'city_id', label: t.city },
        {
          kind: 'choice',
          name: 'quarter',
          label: t.quarter,
          hint: t.quarterHint,
          options: ended.map((one) => [one, quarterName(one)] as const),
        },
        ...inBothLanguages({
          kind: 'lines',
          name: 'introduction',
          label: t.introduction,
          hint: t.introductionHint,
        }),
        { kind: 'check', name: 'published', label: t.published, hint: t.publishedHint },
      ],
    },
  ],
  BelowForm: Preview,
}

/** The saved report as visitors get it, published or not. */
function Preview({ record }: { record: RecordOf<typeof declared> }) {
  const { id, published, archived, citySlug, quarter, priceCount, areaCount, madeOn } = record
  const address = adminEndpoints.quarterlyReportPdf.path.replace(':id', String(id))
  return (
    <Panel title={t.preview}>
      <p className="mb-3 text-sm text-muted">
        {t.previewText({ prices: priceCount, areas: areaCount, date: formatDate(madeOn) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <PdfLinks address={address} label={t.download} />
        {published && !archived && (
          <a
            href={reportPath({ slug: citySlug }, quarter)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass()}
          >
            {t.page}
          </a>
        )}
      </div>
    </Panel>
  )
}
