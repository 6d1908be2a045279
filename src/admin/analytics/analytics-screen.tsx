import { getRouteApi, Link } from '@tanstack/react-router'
import { type AnalyticsRange, analyticsRanges, type Counted } from '#contract/admin/analytics.ts'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { listingPath, projectPath } from '#contract/paths.ts'
import { adminAnalytics as t, viewingLabels } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { Bars, BarsTable } from '../components/bars.tsx'
import { Screen } from '../components/screen.tsx'
import { deviceNames, nameOfPage, purposeNames } from './labels.ts'
import { ExportTable, Ranked } from './ranked.tsx'
import { changeSince, toBars } from './to-bars.ts'

type Data = Answer<'analytics'>['data']
type About = Data['listings'][number]

const route = getRouteApi('/admin/analytics')

const rangeNames: Readonly<Record<AnalyticsRange, string>> = t.ranges

const charts: ReadonlyArray<{ name: Counted; label: string; fill: string }> = [
  { name: 'pages', label: t.series.pages, fill: 'fill-green-300' },
  { name: 'views', label: t.series.views, fill: 'fill-green-300' },
  { name: 'searches', label: t.series.searches, fill: 'fill-green-300' },
  { name: 'calls', label: t.series.calls, fill: 'fill-green-700' },
  { name: 'whatsapps', label: t.series.whatsapps, fill: 'fill-green-700' },
  { name: 'leads', label: t.series.leads, fill: 'fill-green-700' },
]

/** What visitors looked at and did. */
export function AnalyticsScreen() {
  const data = route.useLoaderData()
  const { range = '30d' } = route.useSearch()
  const { pages, listings, projects, cities, purposes, referrers, devices, kinds } = data
  const { viewings, viewingOutcomes } = data
  return (
    <Screen title={t.title} text={t.intro}>
      <nav aria-label={t.range} className="mb-4 flex flex-wrap gap-1.5">
        {analyticsRanges.map((one) => (
          <Link
            key={one}
            to="."
            search={{ range: one }}
            aria-current={one === range ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-full border border-line bg-white px-4 text-sm hover:border-field aria-[current=page]:border-green-700 aria-[current=page]:bg-green-50 aria-[current=page]:font-medium aria-[current=page]:text-green-800"
          >
            {rangeNames[one]}
          </Link>
        ))}
      </nav>
      <Charts data={data} range={range} />
      <div className="gap-6 lg:columns-2">
        <Ranked
          title={t.listings}
          unit={t.units.views}
          rows={listings.map((one) => toRow(one, listingPath(one.id)))}
          csv={{ range, table: 'listings' }}
        />
        <Ranked
          title={t.projects}
          unit={t.units.views}
          rows={projects.map((one) => toRow(one, projectPath(one)))}
          csv={{ range, table: 'projects' }}
        />
        <Ranked
          title={t.pages}
          unit={t.units.views}
          rows={pages.map(({ page, count }) => ({ key: page, name: nameOfPage(page), count }))}
          csv={{ range, table: 'pages' }}
        />
        <Ranked
          title={t.cities}
          unit={t.units.searches}
          rows={cities.map(({ id, name, count }) => ({ key: String(id), name, count }))}
          csv={{ range, table: 'cities' }}
        />
        <Ranked
          title={t.referrers}
          unit={t.units.visits}
          rows={referrers.map(({ host, count }) => ({
            key: host,
            name: host === 'others' ? t.otherSites : host,
            count,
          }))}
          csv={{ range, table: 'referrers' }}
        />
        <Ranked
          title={t.kinds}
          unit={t.units.forms}
          rows={kinds.map(({ kind, count }) => ({ key: kind, name: kindNames[kind], count }))}
        />
        <Ranked
          title={t.viewings}
          unit={t.units.viewings}
          rows={viewings.map(({ state, count }) => ({
            key: state,
            name: viewingLabels.states[state],
            count,
          }))}
        />
        <Ranked
          title={t.viewingOutcomes}
          unit={t.units.viewings}
          rows={viewingOutcomes.map(({ outcome, count }) => ({
            key: outcome,
            name: viewingLabels.outcomes[outcome],
            count,
          }))}
        />
        <Ranked
          title={t.purposes}
          unit={t.units.searches}
          rows={purposes.map(({ purpose, count }) => ({ key: purpose, name: purposeNames[purpose], count }))}
        />
        <Ranked
          title={t.devices}
          unit={t.units.pageViews}
          rows={devices.map(({ device, count }) => ({ key: device, name: deviceNames[device], count }))}
        />
      </div>
    </Screen>
  )
}

function Charts({ data: { days, before }, range }: { data: Data; range: AnalyticsRange }) {
  const unit = range === '13m' ? 'month' : 'day'
  const series = charts.map(({ name, label, fill }) => ({
    name,
    label,
    fill,
    bars: toBars(days, name, unit),
  }))
  return (
    <section aria-label={t.overTime} className="mb-6 rounded-panel border border-line bg-white p-5 lg:p-6">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {series.map(({ name, label, fill, bars }) => {
          const sum = bars.reduce((total, { count }) => total + count, 0)
          const change = before ? changeSince(before[name], sum) : undefined
          return (
            <Bars
              key={name}
              label={label}
              fill={fill}
              bars={bars}
              unit={unit}
              note={
                before && (
                  <span className="block text-right text-sm text-muted">
                    {change ? t.compared({ change, range: rangeNames[range] }) : t.noComparison}
                  </span>
                )
              }
            />
          )
        })}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <BarsTable caption={t.chartsCaption({ range: rangeNames[range] })} unit={unit} series={series} />
        <p className="mt-5">
          <ExportTable range={range} table="days" what={t.dailyFigures} />
        </p>
      </div>
    </section>
  )
}

/** A listing or project with the results of its views. All users of this screen may open its page. */
function toRow({ id, name, views, calls, whatsapps, leads }: About, page: string) {
  const results = [
    [leads, t.results.leads],
    [calls, t.results.calls],
    [whatsapps, t.results.whatsapps],
  ] as const
  return {
    key: String(id),
    name: (
      <a
        href={page}
        target="_blank"
        rel="noopener"
        className="text-green-700 underline-offset-4 hover:underline"
      >
        {name}
      </a>
    ),
    count: views,
    more: results
      .filter(([count]) => count > 0)
      .map(([count, textOf]) => textOf({ count }))
      .join(', '),
  }
}
