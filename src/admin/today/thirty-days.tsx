import { today as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { Bars, BarsTable } from '../components/bars.tsx'
import { formatDay } from '../labels.ts'
import { isOn } from '../switched-off.ts'

type Day = Answer<'today'>['data']['days'][number]

const leads = { name: 'leads', label: t.charts.leads, fill: 'fill-green-700' } as const
const views = { name: 'views', label: t.charts.views, fill: 'fill-green-300' } as const

/** How many leads came and, where that is counted, how often pages were looked at: as bars, and as a table. */
export function ThirtyDays({ days }: { days: readonly Day[] }) {
  const series = [leads, ...(isOn('analytics') ? [views] : [])].map(({ name, label, fill }) => ({
    label,
    fill,
    bars: days.map((day) => ({ key: day.day, label: formatDay(day.day), count: day[name] })),
  }))
  return (
    <>
      <div className={`grid gap-8 ${series.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {series.map((one) => (
          <Bars key={one.label} {...one} unit="day" />
        ))}
      </div>
      <BarsTable caption={t.charts.caption} unit="day" series={series} />
    </>
  )
}
