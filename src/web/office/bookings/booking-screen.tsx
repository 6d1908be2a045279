import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockTime } from '#contract/clock-time.ts'
import { telLink } from '#contract/phones.ts'
import { buttonClass } from '../../ui/button.tsx'
import { mailLink } from '../mail-link.ts'
import { Happenings } from '../ui/happenings.tsx'
import { Panel, Screen } from '../ui/screen.tsx'
import { Confirm, Release } from './decide.tsx'
import { Notices } from './notices.tsx'
import { Payments } from './payments.tsx'
import { StateBadge } from './state-badge.tsx'
import { type OfficeBooking, rupees } from './words.ts'

const route = getRouteApi('/office/bookings/$booking')

/** One booking: whose, what was paid, what is to be done. */
export function BookingScreen() {
  const { data: booking } = route.useLoaderData()
  const { unitNumber, project, state, heldUntil, notices, timeline } = booking
  return (
    <Screen
      title={`${unitNumber}, ${project.name}`}
      actions={
        <Link to="/bookings" search={{ page: 1 }} className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          All bookings
        </Link>
      }
    >
      <p className="-mt-3 mb-6 flex flex-wrap items-center gap-3 text-muted">
        <StateBadge booking={booking} />
        {state === 'held' && <span>{`until ${clockTime(heldUntil)}`}</span>}
      </p>
      <div className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <Who booking={booking} />
          <Payments booking={booking} />
          {notices.length > 0 && (
            <Panel title="What the gateway told">
              <Notices notices={notices} />
            </Panel>
          )}
        </div>
        <div>
          <Confirm booking={booking} />
          <Release booking={booking} />
          <Panel title="Timeline">
            <Happenings all={timeline.map((event, at) => ({ ...event, key: at })).reverse()} />
          </Panel>
        </div>
      </div>
    </Screen>
  )
}

function Who({ booking }: { booking: OfficeBooking }) {
  const { name, phone, email, unitType, amount, reference, gateway, project } = booking
  return (
    <Panel title="The booking">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[140px_minmax(0,1fr)] sm:gap-y-3">
        <Fact label="Buyer">{name}</Fact>
        <Fact label="Phone">
          <a href={telLink(phone)} className="text-green-700 underline">
            {phone}
          </a>
        </Fact>
        <Fact label="E-mail">
          <a href={mailLink(email)} className="break-all text-green-700 underline">
            {email}
          </a>
        </Fact>
        <Fact label="Unit">{unitType}</Fact>
        <Fact label="Project">
          <Link to="/projects/$id" params={{ id: String(project.id) }} className="text-green-700 underline">
            {project.name}
          </Link>
        </Fact>
        <Fact label="Token">{rupees(amount)}</Fact>
        <Fact label="Paid by">
          {gateway === 'bank-transfer' ? 'Bank transfer' : `The gateway ${gateway}`}
        </Fact>
        <Fact label="Reference">
          <a href={`/booking/${reference}`} className="text-green-700 underline">
            {reference}
          </a>
        </Fact>
      </dl>
    </Panel>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="mb-2 min-w-0 break-words sm:mb-0">{children}</dd>
    </>
  )
}
