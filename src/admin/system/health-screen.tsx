import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { siteHealth as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import type { Answer } from '../call.ts'
import { useNow } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { ago, formatTime } from '../labels.ts'
import { ScriptErrors } from './script-errors.tsx'

const route = getRouteApi('/admin/health')

type Health = Answer<'health'>
type Line = Health['parts'][number]

/** How the site is: a line for each part that it needs, and its errors. */
export function HealthScreen() {
  const { checkedAt, parts, errors, scriptErrors } = route.useLoaderData()
  const router = useRouter()
  const [isChecking, setChecking] = useState(false)
  async function check() {
    if (isChecking) return
    setChecking(true)
    await router.invalidate({ sync: true }).finally(() => setChecking(false))
  }
  return (
    <Screen
      title={t.title}
      text={t.intro}
      actions={
        <div className="flex flex-wrap items-center gap-4">
          <p role="status" className="text-sm text-muted">
            {t.checked({ when: formatTime(checkedAt) })}
          </p>
          <Button aria-disabled={isChecking} onClick={() => void check()}>
            {isChecking ? t.refreshing : t.refresh}
          </Button>
        </div>
      }
    >
      <Panel>
        <ul className="-my-3 divide-y divide-line">
          {parts.map((line) => (
            <Part key={line.part} {...line} />
          ))}
        </ul>
      </Panel>
      <Errors {...errors} />
      <ScriptErrors groups={scriptErrors} />
    </Screen>
  )
}

const looks: Readonly<Record<Line['state'], { icon: LucideIcon; tone: string }>> = {
  fine: { icon: CircleCheck, tone: 'text-green-700' },
  look: { icon: TriangleAlert, tone: 'text-gold-700' },
  broken: { icon: CircleX, tone: 'text-danger' },
}

function Part({ part, state, figure, advice }: Line) {
  const { icon: Icon, tone } = looks[state]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-3.5 md:grid-cols-[180px_minmax(0,1fr)_120px]">
      <h2 className="font-sans text-base font-medium">{t.parts[part]}</h2>
      <p className={`flex items-center gap-2 self-start font-medium md:order-last ${tone}`}>
        <Icon aria-hidden size={18} className="shrink-0" />
        {t.states[state]}
      </p>
      <div className="col-span-2 min-w-0 break-words md:col-span-1">
        <p>{figure}</p>
        {advice && (
          <p className="mt-1 max-w-2xl text-muted">
            {advice} <Where part={part} />
          </p>
        )}
      </div>
    </li>
  )
}

const linkClass = 'font-medium whitespace-nowrap text-green-700 underline'

/** Where something can be done about it. */
function Where({ part }: Pick<Line, 'part'>) {
  if (part === 'queue')
    return (
      <Link to="/dead-jobs" search={{ page: 1 }} className={linkClass}>
        {t.links.queue}
      </Link>
    )
  if (part === 'mail')
    return (
      <Link to="/outbox" search={{ page: 1 }} className={linkClass}>
        {t.links.mail}
      </Link>
    )
  if (part === 'backups')
    return (
      <Link to="/settings" className={linkClass}>
        {t.links.backups}
      </Link>
    )
  if (part === 'taxes')
    return (
      <Link to="/tax-tables" className={linkClass}>
        {t.links.taxes}
      </Link>
    )
  return null
}

function Errors({ since, groups }: Health['errors']) {
  const now = useNow()
  return (
    <Panel title={t.errors.title}>
      <p className="max-w-2xl text-muted">
        {t.errors.scope({ since: formatTime(since) })} {groups.length > 0 && t.errors.advice}
      </p>
      {groups.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 font-medium text-green-700">
          <CircleCheck aria-hidden size={18} />
          {t.errors.none}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {groups.map(({ sentence, reason, count, firstAt, lastAt }) => (
            <li
              key={`${sentence} ${reason}`}
              className="grid gap-x-6 gap-y-1 py-3.5 md:grid-cols-[minmax(0,1fr)_220px]"
            >
              <div className="min-w-0 break-words">
                <p className="font-medium">{sentence}</p>
                <p className="font-mono text-sm text-muted">{reason}</p>
              </div>
              <p className="text-sm text-muted md:text-end">
                <span className="block font-medium text-ink">{t.errors.count({ count })}</span>
                {t.errors.when({ first: ago(firstAt, now), last: ago(lastAt, now) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
