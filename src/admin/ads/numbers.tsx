import { useEffect, useState } from 'react'
import { adminAds as t } from '#messages/admin.ts'
import { AdminCallError, type Answer, call } from '../call.ts'
import { Bars, BarsTable } from '../components/bars.tsx'
import { Panel } from '../components/screen.tsx'
import { formatDay } from '../labels.ts'
import { clickRate } from './labels.ts'

type Day = Answer<'adCampaignDays'>['data'][number]

/** What visitors did with a campaign in the last 30 days. */
export function AdNumbers({ id }: { id: number }) {
  const [days, setDays] = useState<readonly Day[] | string>()
  useEffect(() => {
    const stop = new AbortController()
    call('adCampaignDays', { params: { id }, signal: stop.signal }).then(
      ({ data }) => setDays(data),
      (error) => error instanceof AdminCallError && setDays(error.message),
    )
    return () => stop.abort()
  }, [id])
  return (
    <Panel title={t.figuresTitle}>
      <div className="min-h-56">
        {typeof days === 'string' && <p role="alert">{days}</p>}
        {Array.isArray(days) && <Charts days={days} />}
      </div>
    </Panel>
  )
}

function Charts({ days }: { days: readonly Day[] }) {
  const bars = (countOf: (day: Day) => number) =>
    days.map((day) => ({ key: day.day, label: formatDay(day.day), count: countOf(day) }))
  const sum = (countOf: (day: Day) => number) => days.reduce((total, day) => total + countOf(day), 0)
  const series = [
    { label: t.seen, fill: 'fill-green-300', bars: bars(({ seen }) => seen) },
    { label: t.clicked, fill: 'fill-green-700', bars: bars(({ clicked }) => clicked) },
  ]
  const all = { seen: sum(({ seen }) => seen), clicked: sum(({ clicked }) => clicked) }
  const said = all.seen === 0 ? t.noViews : t.clickRate({ rate: clickRate(all) })
  return (
    <>
      <p className="mb-5 text-muted">
        {said} {t.viewsHelp}
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        {series.map((one) => (
          <Bars key={one.label} {...one} unit="day" />
        ))}
      </div>
      <BarsTable caption={t.figuresTitle} unit="day" series={series} />
    </>
  )
}
