import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsRanges } from '#contract/admin/analytics.ts'
import { fewestInGroup } from '#contract/admin/demand.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { listingPath } from '#contract/paths.ts'
import { searchAddress } from '#contract/search/search-address.ts'
import { joinList } from '#contract/text/join-list.ts'
import { formatAsked } from '#contract/text/money.ts'
import { adminAnalytics, adminDemand as t } from '#messages/admin.ts'
import { Ranked } from '../analytics/ranked.tsx'
import type { Answer } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'

type Data = Answer<'demand'>['data']

const route = getRouteApi('/admin/demand')

/** What people look for against what the agency has: numbers of groups, never who. */
export function DemandScreen() {
  const { saved, empty, homes, alerts } = route.useLoaderData()
  const { range = '30d' } = route.useSearch()
  return (
    <Screen title={t.title} text={t.intro({ least: fewestInGroup })}>
      <dl className="mb-6 grid grid-cols-2 gap-4 xl:grid-cols-4">
        {(['active', 'paused', 'pending', 'bounced'] as const).map((name) => (
          <div key={name} className="rounded-panel border border-line bg-white p-5">
            <dt className="text-muted">{t.alerts[name]}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{alerts[name].toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <Saved saved={saved} />
      <Panel title={t.homes}>
        <Table
          caption={t.homes}
          none={t.noHomes}
          columns={[t.property, t.location, t.price, t.people]}
          rows={homes.map(({ id, title, place, price, people }) => ({
            key: String(id),
            cells: [
              <Away key="title" href={listingPath(id)}>
                {title}
              </Away>,
              place,
              formatAsked(price),
              people.toLocaleString('en'),
            ],
          }))}
        />
      </Panel>
      <h2 className="mb-2 text-xl">{t.empty}</h2>
      <p className="mb-4 text-muted">{t.emptyCount({ count: empty.searches })}</p>
      <nav aria-label={adminAnalytics.range} className="mb-4 flex flex-wrap gap-1.5">
        {analyticsRanges.map((one) => (
          <Link
            key={one}
            to="."
            search={{ range: one }}
            aria-current={one === range ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-full border border-line bg-white px-4 text-sm hover:border-field aria-[current=page]:border-green-700 aria-[current=page]:bg-green-50 aria-[current=page]:font-medium aria-[current=page]:text-green-800"
          >
            {adminAnalytics.ranges[one]}
          </Link>
        ))}
      </nav>
      <div className="gap-6 lg:columns-2">
        <Ranked
          title={t.emptyAreas}
          unit={adminAnalytics.units.searches}
          rows={empty.areas.map(({ id, name, city, count }) => ({
            key: String(id),
            name: joinList([name, city]),
            count,
          }))}
        />
        <Ranked
          title={t.emptyCities}
          unit={adminAnalytics.units.searches}
          rows={empty.cities.map(({ id, name, count }) => ({ key: String(id), name, count }))}
        />
        <Ranked
          title={t.emptyTypes}
          unit={adminAnalytics.units.searches}
          rows={empty.types.map(({ purpose, type, count }) => ({
            key: `${purpose} ${type}`,
            name: t.wanted[purpose]({ type: nameOfType(type) }),
            count,
          }))}
        />
      </div>
    </Screen>
  )
}

function Saved({ saved }: Pick<Data, 'saved'>) {
  return (
    <Panel title={t.saved}>
      <Table
        caption={t.saved}
        none={t.noSaved}
        columns={[t.search, t.location, t.people, t.stock]}
        rows={saved.map(({ purpose, type, city, area, people, stock }) => ({
          key: [purpose, type, city?.id, area?.id].join(),
          cells: [
            t.wanted[purpose]({ type: nameOfType(type) }),
            joinList([area?.name, city?.name]) || t.anywhere,
            people.toLocaleString('en'),
            <Away
              key="stock"
              href={searchAddress({ purpose, type, cityId: city?.id, areaIds: area ? [area.id] : [] })}
            >
              {stock === 0 ? t.noStock : stock.toLocaleString('en')}
            </Away>,
          ],
        }))}
      />
    </Panel>
  )
}

function nameOfType(type: string): string {
  return type === 'all' ? t.anyType : typeLabel(type)
}

/** A page of the site, beside this one. */
function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-green-700 underline-offset-4 hover:underline"
    >
      {children}
    </a>
  )
}

function Table({
  caption,
  none,
  columns,
  rows,
}: {
  caption: string
  none: string
  columns: readonly string[]
  rows: ReadonlyArray<{ key: string; cells: readonly ReactNode[] }>
}) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="px-2 py-2.5 font-normal">
                {first}
              </th>
              {others.map((cell, at) => (
                <td key={columns[at + 1]} className="px-2 py-2.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
