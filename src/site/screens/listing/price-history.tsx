import { formatAsked } from '#contract/text/money.ts'
import { priceHistory as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import type { Listing } from '#ui/listing/listing.ts'
import { Part } from '#ui/titled-section.tsx'
import { lineHeight, lineWidth, priceLine } from './price-line.ts'

type Entry = Listing['priceHistory'][number]

/** What was asked for a listing since it was published, as a line and a table; the newest entries come first. */
export function PriceHistory({ entries, today }: { entries: Entry[]; today: string }) {
  return (
    <div className="mt-10">
      <Part title={t.title}>
        <Line entries={entries} today={today} />
        <table className="w-full text-start tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.event}</th>
              <th scope="col">{t.price}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.at} className="border-t border-line align-top first:border-t-0">
                <th scope="row" className="py-2.5 pe-4 text-start font-normal whitespace-nowrap text-muted">
                  {formatDate(entry.at)}
                </th>
                <td className="py-2.5 pe-4">{eventText(entry)}</td>
                <td className="py-2.5 text-end font-medium whitespace-nowrap">
                  {entry.price === null ? (
                    <span className="sr-only">{t.noPrice}</span>
                  ) : (
                    formatAsked(entry.price)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </div>
  )
}

/** Says what the table says, so it is not read aloud. */
function Line({ entries, today }: { entries: Entry[]; today: string }) {
  const line = priceLine(entries, today)
  if (!line) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${lineWidth} ${lineHeight}`}
      className="mb-3 block w-full rounded-card bg-green-50 rtl:-scale-x-100"
    >
      <path d={line.path} fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-green-700" />
      {line.dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="5" className="fill-green-700" />
      ))}
    </svg>
  )
}

function eventText({ event, price, percent }: Entry): string {
  const share = percent === null ? 0 : Math.abs(percent)
  if (event === 'reduced' || event === 'raised') return t.events[event]({ percent: share })
  if (event === 'relisted' && percent !== null)
    return (percent < 0 ? t.relistedReduced : t.relistedRaised)({ percent: share })
  if (event === 'repriced') return price === 0 ? t.onCall : t.repriced
  return t.events[event]
}
