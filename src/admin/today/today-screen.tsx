import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { today as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import type { Answer } from '../call.ts'
import { useNow } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { TaskList } from '../components/task-list.tsx'
import { toCall } from '../leads/inbox-search.ts'
import { Response } from '../leads/lead-columns.tsx'
import { useLeadEvents } from '../leads/use-lead-news.ts'
import { Figure } from './figure.tsx'
import { ListingsInReview, SentBack } from './in-review.tsx'
import { ListingsToConfirm } from './listings-to-confirm.tsx'
import { NewTask } from './new-task.tsx'
import { Reported } from './reported.tsx'
import { ThirtyDays } from './thirty-days.tsx'
import { ViewingsToday } from './viewings-today.tsx'
import { WithoutPortrait } from './without-portrait.tsx'
import { WithoutPosition } from './without-position.tsx'

const route = getRouteApi('/admin/')
const adminRoute = getRouteApi('/admin')

/** What is to be done now, and the results of the last 30 days. It updates itself. */
export function TodayScreen() {
  const {
    untouched,
    waiting,
    promisedMinutes,
    tasks,
    toConfirm,
    withoutPosition,
    withoutPortrait,
    reported,
    inReview,
    returned,
    viewings,
    medianMinutes,
    days,
  } = route.useLoaderData()
  const { name } = adminRoute.useLoaderData()
  const router = useRouter()
  const now = useNow()
  const [again] = useState(() => () => router.invalidate({ sync: true }))
  useLeadEvents({ onNews: () => void again() })
  return (
    <Screen title={t.title} text={t.greeting({ date: dayText.format(now), name })}>
      <ul className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          label={t.notCalled}
          value={untouched.reduce((sum, { count }) => sum + count, 0)}
          search={{ status: toCall }}
        />
        <Figure
          label={t.waitingLonger({ minutes: promisedMinutes })}
          value={waiting.count}
          isBad={waiting.count > 0}
          search={{ waiting: '1' }}
        />
        <Figure label={t.reminders.title} value={tasks.length} />
        <Figure
          label={t.medianTime}
          value={medianMinutes === null ? '–' : t.minutes({ minutes: medianMinutes.toLocaleString('en') })}
        />
      </ul>
      <div className="gap-6 xl:grid xl:grid-cols-2 xl:items-start">
        <div>
          <ViewingsToday viewings={viewings} />
          <Waiting waiting={waiting} />
          <SentBack returned={returned} />
          {inReview && <ListingsInReview inReview={inReview} />}
          <Reported count={reported} />
          <ListingsToConfirm toConfirm={toConfirm} />
          <WithoutPosition count={withoutPosition} />
          <WithoutPortrait count={withoutPortrait} />
        </div>
        <div>
          <Panel title={t.reminders.title}>
            <TaskList tasks={tasks} onChange={again} withLeads />
            <NewTask onAdded={again} />
          </Panel>
          <Untouched untouched={untouched} />
        </div>
      </div>
      <Panel title={t.charts.title}>
        <ThirtyDays days={days} />
      </Panel>
    </Screen>
  )
}

/** Leads that have not been called yet, by the form they came from. */
function Untouched({ untouched }: Pick<Answer<'today'>['data'], 'untouched'>) {
  return (
    <Panel title={t.notCalledByKind}>
      {untouched.length === 0 ? (
        <p className="text-muted">{t.allCalled}</p>
      ) : (
        <List>
          {untouched.map(({ kind, count }) => (
            <li key={kind} className="flex items-center justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
              <Link to="/leads" search={{ kind, status: toCall }} className={link}>
                {kindNames[kind]}
              </Link>
              <span className="tabular-nums">{count.toLocaleString('en')}</span>
            </li>
          ))}
        </List>
      )}
    </Panel>
  )
}

/** Leads that wait longer than promised, the longest first. */
function Waiting({ waiting: { count, leads } }: Pick<Answer<'today'>['data'], 'waiting'>) {
  return (
    <Panel title={t.overdue.title}>
      {leads.length === 0 ? (
        <p className="text-muted">{t.overdue.none}</p>
      ) : (
        <List>
          {leads.map((lead) => (
            <li key={lead.id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
              <p className="min-w-0">
                <Link to="/leads/$lead" params={{ lead: String(lead.id) }} className={link}>
                  {lead.name}
                </Link>
                <span className="block truncate text-sm text-muted">
                  {lead.about ?? lead.said ?? kindNames[lead.kind]}
                </span>
              </p>
              <p className="shrink-0 text-right text-sm">
                <Response lead={lead} />
                <span className="block text-muted">{lead.owner?.name ?? t.overdue.unassigned}</span>
              </p>
            </li>
          ))}
        </List>
      )}
      {count > leads.length && (
        <Link to="/leads" search={{ waiting: '1' }} className={`${buttonClass({ size: 'sm' })} mt-4`}>
          {t.seeAll({ count: count.toLocaleString('en') })}
        </Link>
      )}
    </Panel>
  )
}

const link = 'font-medium text-green-700 underline underline-offset-4'
const dayText = new Intl.DateTimeFormat('en-GB', {
  timeZone: agencyZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

function List({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>
}
