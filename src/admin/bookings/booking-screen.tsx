import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { languageLabel, languageNames } from '#contract/admin/visitor-languages.ts'
import { bookingPath } from '#contract/paths.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPaid } from '#contract/text/money.ts'
import { adminBookings as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Fact, Facts, Reached } from '../components/facts.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { Happenings } from '../components/timeline.tsx'
import { TwoColumns } from '../components/two-columns.tsx'
import { ConfirmHold } from './confirm-hold.tsx'
import { Confirm, Release } from './decide.tsx'
import type { BookingForStaff } from './labels.ts'
import { Notices } from './notices.tsx'
import { Payments } from './payments.tsx'
import { StateBadge } from './state-badge.tsx'

const route = getRouteApi('/admin/bookings/$booking')
const adminRoute = getRouteApi('/admin')

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
          {t.allBookings}
        </Link>
      }
    >
      <TwoColumns
        line={
          <>
            <StateBadge booking={booking} />
            {state === 'held' && <span>{t.heldUntil({ time: clockTime(heldUntil) })}</span>}
          </>
        }
        side={
          <>
            <ConfirmHold booking={booking} />
            <Confirm booking={booking} />
            <Release booking={booking} />
            <Panel title={t.timeline}>
              <Happenings all={timeline.map((event, at) => ({ ...event, key: at })).reverse()} />
            </Panel>
          </>
        }
      >
        <Who booking={booking} />
        <Payments booking={booking} />
        {notices.length > 0 && (
          <Panel title={t.gatewayNotices}>
            <Notices notices={notices} />
          </Panel>
        )}
      </TwoColumns>
    </Screen>
  )
}

function Who({ booking }: { booking: BookingForStaff }) {
  const { name, phone, email, language, unitType, amount, reference, gateway, project } = booking
  const { permissions } = adminRoute.useLoaderData()
  return (
    <Panel title={t.details}>
      <Facts>
        <Fact label={t.buyer}>{name}</Fact>
        {email && <Reached phone={phone} email={email} />}
        <Fact label={languageLabel}>{languageNames[language]}</Fact>
        <Fact label={t.unit}>{unitType}</Fact>
        <Fact label={t.project}>
          {permissions.includes('projects.edit') ? (
            <Link to="/projects/$id" params={{ id: String(project.id) }} className="text-green-700 underline">
              {project.name}
            </Link>
          ) : (
            project.name
          )}
        </Fact>
        <Fact label={t.token}>{formatPaid(amount)}</Fact>
        <Fact label={t.paidBy}>{gateway === 'bank-transfer' ? t.bankTransfer : t.gateway({ gateway })}</Fact>
        <Fact label={t.reference}>
          <a href={bookingPath(reference)} className="text-green-700 underline">
            {reference}
          </a>
        </Fact>
      </Facts>
    </Panel>
  )
}
