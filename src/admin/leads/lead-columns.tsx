import { Link } from '@tanstack/react-router'
import { deskNames, kindNames } from '#contract/admin/lead-labels.ts'
import { leadInbox as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import type { Column } from '../components/data-table.tsx'
import { PhoneLinks } from '../components/phone-links.tsx'
import { useNow, When } from '../components/relative-time.tsx'
import { took } from './lead-times.ts'
import { StatusBadge } from './status-badge.tsx'

export type Lead = Answer<'leads'>['data'][number]

/**
 * The columns of the inbox. `fresh` leads came while it was open; the agent is shown where leads have different ones.
 */
export function leadColumns(
  fresh: ReadonlySet<number>,
  { withOwners }: { withOwners: boolean },
): ReadonlyArray<Column<Lead>> {
  const columns: Column<Lead>[] = [
    {
      name: 'name',
      label: t.visitor,
      width: 200,
      cell: ({ id, name, phone, email }) => (
        <>
          <Link
            to="/leads/$lead"
            params={{ lead: String(id) }}
            data-row
            className="block truncate font-medium hover:text-green-700"
          >
            {fresh.has(id) && (
              <span className="mr-2 inline-block size-2 rounded-full bg-green-700 align-middle">
                <span className="sr-only">{t.isNew}</span>
              </span>
            )}
            {name}
          </Link>
          {phone ? (
            <PhoneLinks phone={phone} />
          ) : (
            <span className="block truncate text-sm text-muted">{email}</span>
          )}
        </>
      ),
    },
    {
      name: 'about',
      label: t.about,
      width: 204,
      cell: ({ kind, about, said, city, reference }) => (
        <>
          <span className="block truncate">{about ?? said ?? kindNames[kind]}</span>
          <span className="block truncate text-sm text-muted">
            {[(about ?? said) && kindNames[kind], city, reference].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { name: 'status', label: t.status, width: 110, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'owner',
      label: t.agent,
      width: 140,
      cell: ({ owner, kind, status }) =>
        owner?.name ?? (
          <span className="text-muted">{(status !== 'new' && deskNames[kind]) || t.unassigned}</span>
        ),
    },
    {
      name: 'received',
      label: t.received,
      width: 146,
      sort: 'received',
      cell: ({ createdAt }) => <When iso={createdAt} />,
    },
    { name: 'response', label: t.firstCall, width: 136, cell: (lead) => <Response lead={lead} /> },
    {
      name: 'changed',
      label: t.changed,
      width: 146,
      sort: 'changed',
      cell: ({ updatedAt }) => <When iso={updatedAt} />,
    },
  ]
  return columns.filter(({ name }) => name !== 'owner' || withOwners)
}

/** The time until the first call; red when it took longer than promised. */
export function Response({
  lead,
}: {
  lead: Pick<Lead, 'createdAt' | 'firstContactedAt' | 'late' | 'status'>
}) {
  const now = useNow()
  const { createdAt, firstContactedAt, late, status } = lead
  if (!firstContactedAt && (status === 'lost' || status === 'won'))
    return <span className="text-muted">{t.response.never}</span>
  if (firstContactedAt === createdAt) return t.response.immediately
  const words = took(createdAt, firstContactedAt ?? new Date(now).toISOString())
  return (
    <span className={late ? 'text-danger' : firstContactedAt ? '' : 'text-muted'}>
      {firstContactedAt ? t.response.after({ time: words }) : t.response.waiting({ time: words })}
      {late && <span className="sr-only">{t.response.overdue}</span>}
    </span>
  )
}
