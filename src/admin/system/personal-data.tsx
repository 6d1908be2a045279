import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { adminSystem as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'
import { When } from '../components/relative-time.tsx'

export type PersonalData = Answer<'findPersonalData'>['data']
export type Erased = Answer<'erasePersonalData'>['data']

const countNames: Readonly<Record<keyof PersonalData['counts'], string>> = {
  requests: t.erase.counts.requests,
  applications: t.erase.counts.applications,
  cvs: 'CVs',
  bookings: t.erase.counts.bookings,
  paymentNotices: t.erase.counts.paymentNotices,
  timeline: t.erase.counts.timeline,
  reminders: t.erase.counts.reminders,
  mails: t.erase.counts.mails,
  alerts: t.erase.counts.alerts,
  deliveries: t.erase.counts.deliveries,
  mentions: t.erase.counts.mentions,
}

/** How much there is of each kind. */
export function Counts({ counts }: { counts: PersonalData['counts'] }) {
  const shown = Object.entries(countNames).flatMap(([name, label]) =>
    isCount(name, counts) && counts[name] > 0 ? [{ label, count: counts[name] }] : [],
  )
  return (
    <dl className="flex flex-wrap gap-3">
      {shown.map(({ label, count }) => (
        <div key={label} className="rounded-card bg-sand px-4 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg font-medium">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function isCount(name: string, counts: PersonalData['counts']): name is keyof PersonalData['counts'] {
  return name in counts
}

const link = 'inline-flex min-h-6 items-center text-green-700 underline'

/** Requests, applications and bookings, so that staff see that it is the right person. */
export function StoredRows({ data: { requests, applications, bookings } }: { data: PersonalData }) {
  return (
    <ul className="mt-5 divide-y divide-line border-t border-line">
      {requests.map((row) => (
        <StoredRow key={row.reference} row={row} what={kindNames[row.kind]}>
          <Link to="/leads/$lead" params={{ lead: String(row.id) }} className={link}>
            {row.reference}
          </Link>
        </StoredRow>
      ))}
      {applications.map((row) => (
        <StoredRow
          key={row.reference}
          row={row}
          what={
            row.hasCv ? t.erase.applicationWithCv({ job: row.job }) : t.erase.application({ job: row.job })
          }
        >
          <Link to="/applications/$application" params={{ application: String(row.id) }} className={link}>
            {row.reference}
          </Link>
        </StoredRow>
      ))}
      {bookings.map((row) => (
        <StoredRow
          key={row.reference}
          row={row}
          what={t.erase.booking({ unitNumber: row.unitNumber, project: row.project, state: row.state })}
        >
          <Link to="/bookings/$booking" params={{ booking: String(row.id) }} className={link}>
            {row.reference}
          </Link>
        </StoredRow>
      ))}
    </ul>
  )
}

type Row = Pick<PersonalData['requests'][number], 'name' | 'email' | 'phone' | 'createdAt'>

function StoredRow({ row, what, children }: { row: Row; what: string; children: ReactNode }) {
  const { name, email, phone, createdAt } = row
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_140px]">
      <div>
        <p className="font-medium break-words">{name}</p>
        {phone && <p className="text-sm text-muted">{phone}</p>}
        {email && <p className="text-sm break-words text-muted">{email}</p>}
      </div>
      <div>
        <p className="break-words">{what}</p>
        {children}
      </div>
      <When iso={createdAt} className="text-sm text-muted" />
    </li>
  )
}
