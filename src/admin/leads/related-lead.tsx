import { Link } from '@tanstack/react-router'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { lead as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { When } from '../components/relative-time.tsx'
import { StatusBadge } from './status-badge.tsx'

export const leadLink = 'font-medium text-green-700 underline underline-offset-4'

/** Another lead of the same person: what it is about, whose it is, how far it is. */
export function RelatedLead({
  lead: { id, reference, name, kind, about, status, createdAt, same },
}: {
  lead: Answer<'samePerson'>['data'][number]
}) {
  return (
    <div className="flex items-start justify-between gap-3">
      <p className="min-w-0">
        <Link to="/leads/$lead" params={{ lead: String(id) }} className={leadLink}>
          {about ?? kindNames[kind]}
        </Link>
        <span className="block text-sm text-muted">
          {`${name}, ${reference}, `}
          <When iso={createdAt} />
        </span>
        <span className="block text-sm text-muted">{t.same({ fields: same.join(' and ') })}</span>
      </p>
      <StatusBadge status={status} />
    </div>
  )
}
