import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { adminSystem as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import { MailState } from './outbox-screen.tsx'

const route = getRouteApi('/admin/outbox/$mail')

/** One mail as text. */
export function MailScreen() {
  const { data: mail } = route.useLoaderData()
  const {
    id,
    subject,
    recipient,
    replyTo,
    createdAt,
    sentAt,
    status,
    problem,
    text,
    leadId,
    applicationId,
    bookingId,
  } = mail
  const router = useRouter()
  const sending = useSending()
  const send = async () => {
    if (!(await sending.send(() => call('sendMails', { body: { ids: [id] } })))) return
    notify(t.outbox.sendingOne)
    await router.invalidate()
  }
  return (
    <Screen
      title={subject}
      actions={
        <Link to="/outbox" search={{ page: 1 }} className={buttonClass()}>
          {t.outbox.title}
        </Link>
      }
    >
      <Panel>
        <dl className="mb-5 grid gap-x-6 gap-y-2 border-b border-line pb-5 sm:grid-cols-[140px_minmax(0,1fr)]">
          <dt className="text-muted">{t.outbox.to}</dt>
          <dd className="break-all">{recipient}</dd>
          {replyTo && (
            <>
              <dt className="text-muted">{t.outbox.replyTo}</dt>
              <dd className="break-all">{replyTo}</dd>
            </>
          )}
          <dt className="text-muted">{t.outbox.created}</dt>
          <dd>
            <When iso={createdAt} />
          </dd>
          <dt className="text-muted">{t.outbox.status}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <MailState mail={mail} />
            {sentAt && <When iso={sentAt} />}
            {problem && <span className="text-danger">{problem}</span>}
          </dd>
          {leadId !== null && (
            <About>
              <Link to="/leads/$lead" params={{ lead: String(leadId) }} className={link}>
                {t.outbox.lead}
              </Link>
            </About>
          )}
          {applicationId !== null && (
            <About>
              <Link
                to="/applications/$application"
                params={{ application: String(applicationId) }}
                className={link}
              >
                {t.outbox.application}
              </Link>
            </About>
          )}
          {bookingId !== null && (
            <About>
              <Link to="/bookings/$booking" params={{ booking: String(bookingId) }} className={link}>
                {t.outbox.booking}
              </Link>
            </About>
          )}
        </dl>
        <p className="max-w-[70ch] break-words whitespace-pre-wrap">{text}</p>
        <Problem className="mt-5">{sending.error}</Problem>
        <Button className="mt-6" aria-disabled={sending.isSending} onClick={() => void send()}>
          {status === 'sent' ? t.outbox.resend : t.outbox.sendNow}
        </Button>
      </Panel>
    </Screen>
  )
}

const link = 'text-green-700 underline'

function About({ children }: { children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{t.outbox.about}</dt>
      <dd>{children}</dd>
    </>
  )
}
