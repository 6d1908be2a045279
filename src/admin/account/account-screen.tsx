import { getRouteApi, useRouter } from '@tanstack/react-router'
import { account as t } from '#messages/admin.ts'
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

/** The settings that all staff have for their own account. */
export function AccountScreen() {
  const { data, mails } = route.useLoaderData()
  const me = adminRoute.useLoaderData()
  const router = useRouter()
  const again = () => void router.invalidate()
  return (
    <Screen title={t.title} text={me.email}>
      <Panel title={t.twoFactor.title}>
        {me.secondFactorMissing && (
          <p role="alert" className="mb-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
            {t.twoFactor.required}
          </p>
        )}
        <SecondFactor isOn={me.secondFactor} onChange={again} />
      </Panel>
      {!me.secondFactorMissing && <MailsPanel choices={mails} email={me.email} />}
      {!me.secondFactorMissing && isOn('push') && me.permissions.includes('leads.read') && (
        <NotificationsPanel />
      )}
      <Panel title={t.sessions.title}>
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
        <p className="truncate">{browser ? browserName(browser) : t.sessions.unknownBrowser}</p>
        <p className="text-sm text-muted">
          {address
            ? t.sessions.sinceFrom({ time: formatTime(createdAt), address })
            : t.sessions.since({ time: formatTime(createdAt) })}
        </p>
        {sending.error && (
          <p role="alert" className="text-sm text-danger">
            {sending.error}
          </p>
        )}
      </div>
      {current ? (
        <span className="text-sm text-green-700">{t.sessions.current}</span>
      ) : (
        <Button size="sm" onClick={() => void end()}>
          {t.sessions.signOut}
        </Button>
      )}
    </li>
  )
}
