import { Link } from '@tanstack/react-router'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import { today } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { clashText } from '../viewings/labels.ts'

const t = today.viewings

/** Today's viewings in their order, and how many wait for an answer or an outcome. */
export function ViewingsToday({ viewings }: Pick<Answer<'today'>['data'], 'viewings'>) {
  const { toConfirm, toRecord, today: all } = viewings
  const waiting = [
    ...(toConfirm > 0 ? [t.toConfirm({ count: toConfirm })] : []),
    ...(toRecord > 0 ? [t.toRecord({ count: toRecord })] : []),
  ]
  return (
    <Panel title={t.title}>
      {all.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="divide-y divide-line">
        {all.map(({ id, lead, listing, agent, at, timeZone, clashes }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <Link to="/leads/$lead" params={{ lead: String(lead.id) }} className={link}>
              {lead.name}
            </Link>
            <span className="block">{at && viewingTimeForStaff(at, timeZone)}</span>
            <span className="block truncate text-sm text-muted">
              {[listing?.name, agent?.name].filter(Boolean).join(' · ')}
            </span>
            {clashes.map((clash) => (
              <span key={clash.otherAt + clash.same} className="block text-sm text-danger">
                {clashText(clash)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {waiting.length > 0 && (
        <p className="mt-3">
          <Link to="/viewings" search={{}} className={link}>
            {waiting.join(', ')}
          </Link>
        </p>
      )}
    </Panel>
  )
}

const link = 'font-medium text-green-700 underline underline-offset-4'
