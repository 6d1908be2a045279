import { getRouteApi, Link } from '@tanstack/react-router'
import { viewingTimeForStaff, weekdayText } from '#contract/viewings/viewing-time-text.ts'
import { adminViewings as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Choice } from '../components/choice.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { clashText, type Viewing } from './labels.ts'
import { ViewingBadge } from './state-badge.tsx'
import { WeekGrid } from './week-grid.tsx'
import { daysLater } from './weeks.ts'

const route = getRouteApi('/admin/viewings')

/** What is to be answered, what is to be recorded, and a week as a list or as a table. */
export function ViewingsScreen() {
  const { waiting, toRecord, week, from, owners, calendar } = route.useLoaderData()
  const { agent, view } = route.useSearch()
  const navigate = route.useNavigate()
  const agents = owners.filter(({ active }) => active)
  return (
    <Screen title={t.title} text={t.intro}>
      {agents.length > 1 && (
        <div className="mb-6 max-w-xs">
          <Choice
            label={t.agent}
            value={agent ?? ''}
            options={[['', t.everyone], ...agents.map(({ id, name }) => [String(id), name] as const)]}
            onValue={(id) =>
              void navigate({
                search: ({ agent: _, ...rest }) => (id === '' ? rest : { ...rest, agent: id }),
              })
            }
          />
        </div>
      )}
      <Panel title={t.waiting}>
        {waiting.length === 0 ? <p className="text-muted">{t.noneWaiting}</p> : <Rows viewings={waiting} />}
      </Panel>
      {toRecord.length > 0 && (
        <Panel title={t.toRecord}>
          <Rows viewings={toRecord} />
        </Panel>
      )}
      <Panel title={t.weekOf({ day: weekdayText(from) })}>
        <Weeks from={from} />
        {view === 'week' ? (
          <WeekGrid from={from} viewings={week} />
        ) : week.length === 0 ? (
          <p className="text-muted">{t.noneInWeek}</p>
        ) : (
          <Rows viewings={week} />
        )}
      </Panel>
      <CalendarPanel path={calendar} />
    </Screen>
  )
}

/** The weeks around, and the two looks of one. */
function Weeks({ from }: { from: string }) {
  const { view } = route.useSearch()
  const small = buttonClass({ size: 'sm' })
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t.week} className="flex flex-wrap gap-2">
        <Link to="/viewings" search={(now) => ({ ...now, from: daysLater(from, -7) })} className={small}>
          {t.previous}
        </Link>
        <Link to="/viewings" search={({ from: _, ...now }) => now} className={small}>
          {t.thisWeek}
        </Link>
        <Link to="/viewings" search={(now) => ({ ...now, from: daysLater(from, 7) })} className={small}>
          {t.next}
        </Link>
      </nav>
      <nav aria-label={t.views} className="flex flex-wrap gap-2">
        <Link
          to="/viewings"
          search={({ view: _, ...now }) => now}
          aria-current={view === undefined ? 'page' : undefined}
          className={buttonClass({ size: 'sm', variant: view === undefined ? 'tint' : 'plain' })}
        >
          {t.list}
        </Link>
        <Link
          to="/viewings"
          search={(now) => ({ ...now, view: 'week' as const })}
          aria-current={view === 'week' ? 'page' : undefined}
          className={buttonClass({ size: 'sm', variant: view === 'week' ? 'tint' : 'plain' })}
        >
          {t.week}
        </Link>
      </nav>
    </div>
  )
}

function Rows({ viewings }: { viewings: readonly Viewing[] }) {
  return (
    <ul className="divide-y divide-line">
      {viewings.map((viewing) => (
        <Row key={viewing.id} viewing={viewing} />
      ))}
    </ul>
  )
}

function Row({ viewing }: { viewing: Viewing }) {
  const { lead, listing, place, agent, state, at, slots, timeZone, clashes } = viewing
  const times = at ? [at] : slots
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {times.map((time) => (
          <span key={time} className="block font-medium">
            {viewingTimeForStaff(time, timeZone)}
          </span>
        ))}
        {clashes.map((clash) => (
          <span key={clash.at + clash.otherAt + clash.same} className="block text-sm text-danger">
            {clashText(clash)}
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <Link
          to="/leads/$lead"
          params={{ lead: String(lead.id) }}
          className="font-medium text-green-700 underline underline-offset-4"
        >
          {lead.name}
        </Link>
        <span className="block text-sm text-muted">{[listing?.name, place].filter(Boolean).join(', ')}</span>
        <span className="block text-sm text-muted">{agent?.name ?? t.unassigned}</span>
      </div>
      <div>
        <ViewingBadge state={state} />
      </div>
    </li>
  )
}
