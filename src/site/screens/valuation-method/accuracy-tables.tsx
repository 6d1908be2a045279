import { typeLabel } from '#contract/listings/property.ts'
import { formatNumber } from '#messages/format-number.ts'
import { valuationMethod as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { formatDate } from '#ui/format-date.ts'
import { ScrollBox } from '#ui/scroll-box.tsx'

type Accuracy = Answer<'estimateAccuracy'>['data']
type Measured = Accuracy['purposes'][number]
type Measures = Pick<Measured, 'cases' | 'answered' | 'medianError' | 'within20' | 'covered'>
type Group = { name: string } & Measures

/** What was measured last night, for sale and for rent, or that there is not enough evidence. */
export function AccuracyTables({
  accuracy: { measuredOn, evidence, purposes, staff },
}: {
  accuracy: Accuracy
}) {
  if (measuredOn === null || purposes.length === 0)
    return (
      <section>
        <h2 className="text-2xl">{t.accuracy}</h2>
        <p className="mt-3 rounded-card bg-sand px-4 py-3">{t.notEnough}</p>
      </section>
    )
  const date = formatDate(measuredOn)
  return (
    <>
      {purposes.map((measured) => (
        <PurposeAccuracy key={measured.purpose} measured={measured} date={date} />
      ))}
      {staff && (
        <section>
          <h2 className="text-2xl">{t.staff}</h2>
          <p className="mt-3">
            {t.staffText({
              percent: percent(staff.medianDeviation),
              cases: staff.cases,
              date: formatDate(staff.lastOn),
            })}
          </p>
        </section>
      )}
      <p className="text-sm text-muted">{t.measured({ date, count: evidence })}</p>
    </>
  )
}

function PurposeAccuracy({ measured, date }: { measured: Measured; date: string }) {
  const { purpose, byCity, byType, bySupport, ...all } = measured
  const groups: [string, Group[]][] = [
    [t.byCity, byCity.map(({ city, ...one }) => ({ name: city, ...one }))],
    [t.byType, byType.map(({ type, ...one }) => ({ name: typeLabel(type), ...one }))],
    [t.bySupport, bySupport.map(({ support, ...one }) => ({ name: t.supports[support], ...one }))],
  ]
  return (
    <section>
      <h2 className="text-2xl">{t.accuracyOf[purpose]}</h2>
      <p className="mt-3 text-lg">{t.headline[purpose]({ percent: percent(all.medianError) })}</p>
      <p className="mt-2 text-muted">
        {t.cases({
          answered: all.answered,
          cases: all.cases,
          within: percent(all.within20),
          covered: percent(all.covered),
          date,
        })}
      </p>
      {groups.map(([title, rows]) =>
        rows.length > 0 ? (
          <GroupTable key={title} title={title} of={t.accuracyOf[purpose]} rows={rows} />
        ) : null,
      )}
    </section>
  )
}

function GroupTable({ title, of, rows }: { title: string; of: string; rows: readonly Group[] }) {
  return (
    <ScrollBox label={`${of}: ${title}`} className="mt-6">
      <table className="w-full text-start">
        <caption className="pb-2 text-start font-semibold">{title}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-normal">
              {t.columns.group}
            </th>
            {[t.columns.cases, t.columns.answered, t.columns.median, t.columns.within20].map((head, at) => (
              <th key={head} scope="col" className={`py-2 ps-3 text-end font-normal ${hiddenOnPhones(at)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cases, answered, medianError, within20 }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal">
                {name}
                <span className="block text-sm text-muted tabular-nums sm:hidden">
                  {t.counts({ cases, answered })}
                </span>
              </th>
              {[
                formatNumber(cases, 0),
                formatNumber(answered, 0),
                percent(medianError),
                percent(within20),
              ].map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                <td key={at} className={`py-2.5 ps-3 text-end tabular-nums ${hiddenOnPhones(at)}`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** How many prices there are stands below the group's name where four columns do not fit. */
function hiddenOnPhones(column: number): string {
  return column < 2 ? 'max-sm:hidden' : ''
}

/** '11.3%'. */
function percent(share: number): string {
  return t.percent({ percent: formatNumber(share * 100, 1) })
}
