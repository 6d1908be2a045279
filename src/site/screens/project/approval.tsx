import { BadgeCheck, Clock3, Info } from 'lucide-react'
import { project } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import type { Project } from './project-data.ts'
import { approvalText } from './project-labels.ts'

const t = project.approval

const looks = {
  approved: { Mark: BadgeCheck, ground: 'bg-green-50', mark: 'bg-green-700 text-white' },
  'in process': { Mark: Clock3, ground: 'bg-sand', mark: 'bg-white text-ink' },
  'not required': { Mark: Info, ground: 'bg-sand', mark: 'bg-white text-ink' },
}

/** Whether the project may be built and sold, which authority decides, and when we last checked. */
export function Approval({ approval }: { approval: NonNullable<Project['approval']> }) {
  const { authority, noc_number, status, checked_on } = approval
  const { Mark, ground, mark } = looks[status]
  const facts = [
    [t.authority, authority],
    [t.nocNumber, noc_number ?? t.noNoc],
    [t.checkedOn, formatDate(checked_on)],
  ]
  return (
    <div className={`rounded-panel p-5 md:p-6 print:border print:border-line ${ground}`}>
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className={`arch grid h-14 w-11.5 shrink-0 place-items-center pt-1 ${mark}`}>
          <Mark className="size-6" strokeWidth={1.75} />
        </span>
        <div>
          <p className="text-lg font-semibold tracking-tight">{approvalText(approval)}</p>
          <p className="text-sm text-muted">{t.explanation[status]}</p>
        </div>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-t border-ink/10 pt-4 grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
