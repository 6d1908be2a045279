import type { Answer } from '../call.ts'

type Day = Answer<'today'>['data']['days'][number]

const series = [
  { name: 'leads', label: 'Leads', fill: 'fill-green-700' },
  { name: 'views', label: 'Views of listings and projects', fill: 'fill-green-300' },
] as const

/** How many leads came and how often pages were looked at: as bars, and as a table for whoever wants the numbers. */
export function ThirtyDays({ days }: { days: readonly Day[] }) {
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-2">
        {series.map(({ name, label, fill }) => (
          <Bars key={name} label={label} fill={fill} days={days} countOf={(day) => day[name]} />
        ))}
      </div>
      <details className="mt-5">
        <summary className="min-h-9 cursor-pointer text-green-700">The same as a table</summary>
        <table className="mt-3 w-full max-w-md text-left tabular-nums">
          <caption className="sr-only">Leads and views of the last 30 days</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-1 font-medium">
                Day
              </th>
              {series.map(({ name, label }) => (
                <th key={name} scope="col" className="py-1 pl-4 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">
                  {dayOf(day.day)}
                </th>
                {series.map(({ name }) => (
                  <td key={name} className="py-1 pl-4 text-right">
                    {day[name].toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const [width, height, gap] = [600, 120, 4]

function Bars({
  label,
  fill,
  days,
  countOf,
}: {
  label: string
  fill: string
  days: readonly Day[]
  countOf: (day: Day) => number
}) {
  const most = Math.max(0, ...days.map(countOf))
  const sum = days.reduce((total, day) => total + countOf(day), 0)
  const step = width / days.length
  const said = `${label}: ${sum.toLocaleString('en')} in ${days.length} days, at most ${most.toLocaleString('en')} a day`
  return (
    <figure>
      <figcaption className="mb-3 flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{sum.toLocaleString('en')}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said} className="block w-full">
        <title>{said}</title>
        <line x1="0" y1={height} x2={width} y2={height} className="stroke-line" strokeWidth="2" />
        {days.map((day, at) => {
          const tall = (countOf(day) / Math.max(1, most)) * (height - 4)
          return (
            <rect
              key={day.day}
              x={at * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={tall}
              rx="3"
              className={fill}
            >
              <title>{`${dayOf(day.day)}: ${countOf(day).toLocaleString('en')}`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between text-sm text-muted">
        <span>{dayOf(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </p>
    </figure>
  )
}

const shortDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** '12 Nov'; takes a day such as '2026-11-12'. */
function dayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? '' : shortDay.format(date)
}
