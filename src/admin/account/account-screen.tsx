import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { useSending } from '../components/use-sending.ts'
import { formatTime } from '../labels.ts'
import { isOn } from '../switched-off.ts'
import { browserName } from './browser-name.ts'
import { MailsPanel } from './mails-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { SecondFactor } from './second-factor.tsx'

const route = getRouteApi('/admin/account')
const adminRoute = getRouteApi('/admin')

/** What everybody sets up for themselves. */
export function AccountScreen() {
  const { data, mails } = route.useLoaderData()
  const me = adminRoute.useLoaderData()
  const router = useRouter()
  const again = () => void router.invalidate()
  return (
    <Screen title="My account" text={me.email}>
      <Panel title="Second factor">
        {me.secondFactorMissing && (
          <p role="alert" className="mb-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
            Your agency requires a second factor. Turn it on to continue.
          </p>
        )}
        <SecondFactor isOn={me.secondFactor} onChange={again} />
      </Panel>
      {!me.secondFactorMissing && <MailsPanel choices={mails} email={me.email} />}
      {!me.secondFactorMissing && isOn('push') && me.permissions.includes('leads.read') && (
        <NotificationsPanel />
      )}
      <Panel title="Where you are signed in">
        <ul className="divide-y divide-line">
          {data.map((session) => (
            <Session key={session.id} session={session} onEnd={again} />
          ))}
        </ul>
      </Panel>
    </Screen>
  )
}

function Session({ session, onEnd }: { session: Answer<'sessions'>['data'][number]; onEnd: () => void }) {
  const { id, current, address, browser, createdAt } = session
  const sending = useSending()
  const end = async () => {
    if (await sending.send(() => call('endSession', { params: { session: id } }))) onEnd()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="truncate">{browser ? browserName(browser) : 'A browser that does not say its name'}</p>
        <p className="text-sm text-muted">
          {`Since ${formatTime(createdAt)}${address ? `, from ${address}` : ''}`}
        </p>
        {sending.error && (
          <p role="alert" className="text-sm text-danger">
            {sending.error}
          </p>
        )}
      </div>
      {current ? (
        <span className="text-sm text-green-700">This one</span>
      ) : (
        <Button size="sm" onClick={() => void end()}>
          Sign out there
        </Button>
      )}
    </li>
  )
}
