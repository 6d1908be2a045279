import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAsked } from '#contract/text/money.ts'
import { priceImports, imports as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { Tabs } from '#ui/tabs.tsx'
import { count, type Detail } from './labels.ts'

const route = getRouteApi('/admin/imports/$run')

/** The first rows that would be new, that say something else, and that do not get in. */
export function Preview({ run }: { run: Detail }) {
  const { show } = route.useSearch()
  const navigate = route.useNavigate()
  const { preview, refusals } = run
  const rejected = countRejected(run)
  const isApplied = run.state !== 'previewed'
  const tabs = [
    ...(preview && !isApplied
      ? [{ name: 'new', label: t.counts.added, count: preview.added, href: '?show=new' } as const]
      : []),
    ...(preview && !isApplied && run.subject === 'listings'
      ? [
          {
            name: 'changed',
            label: t.counts.changed,
            count: preview.changed,
            href: '?show=changed',
          } as const,
        ]
      : []),
    ...(rejected > 0
      ? [{ name: 'refused', label: t.counts.refused, count: rejected, href: '?show=refused' } as const]
      : []),
  ]
  const first = tabs.find((tab) => tab.count > 0) ?? tabs[0]
  const selected = tabs.find((tab) => tab.name === show) ?? first
  if (!selected) return null
  return (
    <Tabs
      label={t.preview.rows}
      tabs={tabs}
      selected={selected.name}
      onSelect={(name) => void navigate({ search: { show: name }, replace: true, resetScroll: false })}
    >
      {selected.name === 'new' && (
        <Samples subject={run.subject} samples={preview?.addedSamples ?? []} of={preview?.added ?? 0} />
      )}
      {selected.name === 'changed' && (
        <Changed samples={preview?.changedSamples ?? []} of={preview?.changed ?? 0} />
      )}
      {selected.name === 'refused' && <Refused run={run} refusals={refusals} />}
    </Tabs>
  )
}

/** Duplicates among prices have a reason each, which names the row they are the same as. */
function countRejected({ subject, refused, duplicates }: Detail): number {
  return subject === 'prices' ? refused + duplicates : refused
}

type Sample = NonNullable<Detail['preview']>['addedSamples'][number]

function Samples({
  subject,
  samples,
  of,
}: {
  subject: Detail['subject']
  samples: readonly Sample[]
  of: number
}) {
  const isPrices = subject === 'prices'
  const heads = isPrices
    ? [t.preview.line, priceImports.size, t.preview.location, priceImports.date, t.columns.price]
    : ['ID', t.columns.title, t.preview.location, t.columns.price]
  return (
    <Table
      label={isPrices ? priceImports.newPrices : t.preview.newListings}
      head={heads}
      shown={samples.length}
      of={of}
    >
      {samples.map(({ id, title, place, date, price, purpose }) => (
        <tr key={id} className={rowClass}>
          <td className="py-3 pr-4 text-muted tabular-nums">{id}</td>
          <td className="py-3 pr-4">{title}</td>
          <td className="py-3 pr-4 text-muted">{place}</td>
          {isPrices && <td className="py-3 pr-4 whitespace-nowrap tabular-nums">{date}</td>}
          <td className="py-3 whitespace-nowrap tabular-nums">
            {formatAsked(price)}
            {purpose === 'rent' && <span className="text-muted">{t.preview.perMonth}</span>}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const labels: Readonly<Record<string, string>> = {
  title_ur: t.columns.titleInUrdu,
  description_ur: t.columns.descriptionInUrdu,
}

function Changed({ samples, of }: { samples: readonly Sample[]; of: number }) {
  return (
    <Table
      label={t.preview.changedListings}
      head={['ID', t.columns.title, t.preview.changes]}
      shown={samples.length}
      of={of}
    >
      {samples.map(({ id, title, changes }) => (
        <tr key={id} className={rowClass}>
          <td className="py-3 pr-4 text-muted tabular-nums">{id}</td>
          <td className="py-3 pr-4">{title}</td>
          <td className="py-3">
            <ul className="stack-1">
              {changes.map(({ field, before, after }) => (
                <li key={field} className="break-words">
                  <span className="text-muted">{labels[field] ?? field.replaceAll('_', ' ')}: </span>
                  <del lang={contentLang(before)} className="text-muted">
                    {before}
                  </del>
                  <span aria-hidden="true"> → </span>
                  <ins lang={contentLang(after)} className="no-underline">
                    {after}
                  </ins>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Refused({ run, refusals }: { run: Detail; refusals: Detail['refusals'] }) {
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center justify-between gap-3 text-muted">
        <span>{t.preview.refusedHelp}</span>
        <a href={`/api/admin/imports/${run.id}/refused.csv`} download className={buttonClass()}>
          <Download aria-hidden="true" className="size-4" />
          {t.preview.exportRefused}
        </a>
      </p>
      <Table
        label={t.preview.refusedRows}
        head={[t.preview.line, t.preview.reason, t.preview.row]}
        shown={refusals.length}
        of={countRejected(run)}
      >
        {refusals.map(({ line, reason, raw }) => (
          <tr key={line} className={rowClass}>
            <td className="py-3 pr-4 text-muted tabular-nums">{count(line)}</td>
            <td className="py-3 pr-4">{reason}</td>
            <td className="py-3 break-all text-sm text-muted">{raw.join(' · ').slice(0, 300)}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

const rowClass = 'border-b border-line align-top last:border-0'

function Table({
  label,
  head,
  shown,
  of,
  children,
}: {
  label: string
  head: readonly string[]
  shown: number
  of: number
  children: ReactNode
}) {
  if (shown === 0) return <p className="rounded-card bg-white p-6 text-muted">{t.preview.none}</p>
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-panel border border-line bg-white px-5"
      >
        <table className="w-full min-w-[640px] text-left">
          <thead className="text-sm text-muted">
            <tr className="border-b border-line">
              {head.map((name) => (
                <th key={name} scope="col" className="py-3 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
      {shown < of && (
        <p className="mt-3 text-muted">{t.preview.first({ shown: count(shown), total: count(of) })}</p>
      )}
    </>
  )
}
