import type { ReactNode } from 'react'
import { areasByKind, kindName, leftOutWords, priceWords } from '#contract/reports/report-words.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Part } from '#ui/titled-section.tsx'
import { linkTo } from '../area/area-data.ts'
import { Cells } from '../area/cells.tsx'
import type { Report } from './report-data.ts'

/** What was asked in the whole city, by purpose and type. */
export function CityPrices({ prices }: Pick<Report, 'prices'>) {
  return (
    <Part title={t.prices}>
      <p className="mb-3 max-w-[46em] text-muted">{t.pricesText}</p>
      <Cells
        caption={t.prices}
        heads={[t.property, t.median, t.previous, t.yearBefore]}
        rows={prices.map((price) => row(`${price.purpose}/${price.type}`, kindName(price), price))}
      />
    </Part>
  )
}

/** The same for each area, and which areas are left out. */
export function AreaPrices({ report }: { report: Report }) {
  const leftOut = leftOutWords(report)
  return (
    <>
      {areasByKind(report).map((kind) => (
        <Part key={kindName(kind)} title={t.byArea({ kind: kindName(kind) })}>
          <Cells
            caption={t.byArea({ kind: kindName(kind) })}
            heads={[t.area, t.median, t.previous, t.yearBefore]}
            rows={kind.areas.map(({ name, page, price }, at) =>
              row(`${at} ${name}`, page ? <AreaLink page={page} /> : name, price),
            )}
          />
        </Part>
      ))}
      {leftOut.map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
    </>
  )
}

function row(key: string, name: ReactNode, price: Report['prices'][number]) {
  const { median, range, sample, previous, yearBefore } = priceWords(price)
  return {
    key,
    name,
    cells: [
      <Median key="median" median={median} range={range} sample={sample} />,
      <Change key="previous" since={previous} />,
      <Change key="year" since={yearBefore} />,
    ],
  }
}

function Median({ median, range, sample }: { median: string; range: string; sample: string }) {
  return (
    <>
      {median}
      <span className="block text-sm text-muted">{range}</span>
      <span className="block text-sm text-muted">{t.priceCount({ count: sample })}</span>
    </>
  )
}

function Change({ since }: { since: ReturnType<typeof priceWords>['previous'] }) {
  if (!since) return t.none
  return (
    <>
      {since.change}
      <span className="block text-sm text-muted">{t.priceCount({ count: since.sample })}</span>
    </>
  )
}

function AreaLink({ page }: { page: NonNullable<Report['areas'][number]['page']> }) {
  return (
    <SiteLink
      href={linkTo(page)}
      className="tap-link font-medium text-green-700 underline underline-offset-4"
    >
      {page.name}
    </SiteLink>
  )
}
