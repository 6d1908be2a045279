import { CircleCheck } from 'lucide-react'
import { siteHealth } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { formatDay } from '../labels.ts'

const { errors, scriptErrors: t } = siteHealth

/** What failed in visitors' browsers, by browser and page, and what that did to the page. */
export function ScriptErrors({ groups }: { groups: Answer<'health'>['scriptErrors'] }) {
  return (
    <Panel title={t.title}>
      <p className="max-w-2xl text-muted">{t.scope}</p>
      {groups.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 font-medium text-green-700">
          <CircleCheck aria-hidden size={18} />
          {t.none}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {groups.map(({ browser, outcome, page, file, message, count, lastDay }) => (
            <li
              key={[browser, outcome, page, file, message].join()}
              className="grid gap-x-6 gap-y-1 py-3.5 md:grid-cols-[minmax(0,1fr)_220px]"
            >
              <div className="min-w-0 break-words">
                <p className="font-medium">{t.where({ browser, page })}</p>
                <p>{t.outcomes[outcome]}</p>
                <p className="font-mono text-sm text-muted">{[message, file].filter(Boolean).join(' · ')}</p>
              </div>
              <p className="text-sm text-muted md:text-end">
                <span className="block font-medium text-ink">{errors.count({ count })}</span>
                {t.lastDay({ day: formatDay(lastDay) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
