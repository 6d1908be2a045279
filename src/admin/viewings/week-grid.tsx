import { Link } from '@tanstack/react-router'
import { clockIn } from '#contract/leads/call-time.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { weekdayText } from '#contract/viewings/viewing-time-text.ts'
import { adminViewings as t, viewingLabels } from '#messages/admin.ts'
import { clashText, type Viewing } from './labels.ts'
import { daysOf } from './weeks.ts'

/** The usual hours, which are shown when nothing is in them. */
const usualHours = { first: 9, last: 17 }

/** A week as a table, an hour a row: its viewings are links, so that it is used by the keyboard like any table. */
export function WeekGrid({ from, viewings }: { from: string; viewings: readonly Viewing[] }) {
  const days = daysOf(from)
  const placed = viewings.flatMap((viewing) =>
    viewing.at ? [{ viewing, ...clockIn(agencyZone, new Date(viewing.at)) }] : [],
  )
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={t.gridCaption}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full min-w-[56rem] table-fixed border-collapse bg-white text-sm">
        <caption className="sr-only">{t.gridCaption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-16 border-b border-line p-2 text-left font-medium text-muted">
              {t.hour}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="border-b border-l border-line p-2 text-left font-medium">
                {weekdayText(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hoursOf(placed).map((hour) => (
            <tr key={hour}>
              <th
                scope="row"
                className="border-b border-line p-2 text-left align-top font-normal text-muted tabular-nums"
              >
                {`${String(hour).padStart(2, '0')}:00`}
              </th>
              {days.map((day) => (
                <td key={day} className="h-14 border-b border-l border-line p-1 align-top">
                  {placed
                    .filter((one) => one.day === day && hourOf(one.time) === hour)
                    .map(({ viewing, time }) => (
                      <Entry key={viewing.id} viewing={viewing} time={time} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Entry({ viewing, time }: { viewing: Viewing; time: string }) {
  const { lead, listing, agent, state, clashes } = viewing
  const look = clashes.length > 0 ? 'border-danger bg-danger-50' : 'border-green-700 bg-green-50'
  return (
    <Link
      to="/leads/$lead"
      params={{ lead: String(lead.id) }}
      className={`mb-1 block rounded-input border-l-4 px-2 py-1 ${look}`}
    >
      <span className="block font-medium tabular-nums">{`${time} ${lead.name}`}</span>
      <span className="block truncate">{listing?.name}</span>
      <span className="block truncate text-muted">
        {[agent?.name ?? t.unassigned, viewingLabels.states[state]].join(' · ')}
      </span>
      {clashes.map((clash) => (
        <span key={clash.otherAt + clash.same} className="block text-danger">
          {clashText(clash)}
        </span>
      ))}
    </Link>
  )
}

/** The usual hours, and any other in which there is a viewing. */
function hoursOf(placed: ReadonlyArray<{ time: string }>): number[] {
  const hours = placed.map(({ time }) => hourOf(time))
  const first = Math.min(usualHours.first, ...hours)
  const last = Math.max(usualHours.last, ...hours)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const hourOf = (time: string) => Number(time.slice(0, 2))
