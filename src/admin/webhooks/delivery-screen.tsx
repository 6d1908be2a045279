import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { webhooks as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { When } from '../components/relative-time.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import { DeliveryBadge, receiverName } from './deliveries-screen.tsx'
import { nameOfEvent } from './labels.ts'

const route = getRouteApi('/admin/deliveries/$delivery')
const againMs = 1_000

/** One delivery: what is sent, and every try. */
export function DeliveryScreen() {
  const { data: delivery } = route.useLoaderData()
  const { id, event, about, state, createdAt, nextAt, messageId, attempts } = delivery
  const router = useRouter()
  const sending = useSending()
  // The first try is made immediately: a user who sent a test sees the result.
  const isOnItsWay = state === 'waiting' && attempts.length === 0
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => void router.invalidate(), againMs)
    return () => clearInterval(timer)
  }, [isOnItsWay, router])
  const send = async () => {
    if (!(await sending.send(() => call('sendDeliveries', { body: { ids: [id] } })))) return
    notify(t.deliveries.resendingOne)
    await router.invalidate()
  }
  return (
    <Screen
      title={nameOfEvent(event)}
      text={about}
      actions={
        <Link to="/deliveries" search={{ page: 1 }} className={buttonClass({ variant: 'ghost' })}>
          {t.deliveries.all}
        </Link>
      }
    >
      <Panel>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[140px_minmax(0,1fr)]">
          <dt className="text-muted">{t.deliveries.sentTo}</dt>
          <dd className="break-words">{receiverName(delivery)}</dd>
          <dt className="text-muted">{t.deliveries.happened}</dt>
          <dd>
            <When iso={createdAt} />
          </dd>
          <dt className="text-muted">{t.deliveries.id}</dt>
          <dd className="break-all">{messageId}</dd>
          <dt className="text-muted">{t.deliveries.status}</dt>
          <dd className="flex flex-wrap items-center gap-3">
            <DeliveryBadge state={state} />
            {nextAt && attempts.length > 0 && (
              <span className="text-muted">
                {t.deliveries.retried} <When iso={nextAt} />
              </span>
            )}
          </dd>
        </dl>
        <Problem className="mt-5">{sending.error}</Problem>
        <Button className="mt-6" aria-disabled={sending.isSending} onClick={() => void send()}>
          {state === 'waiting' ? t.deliveries.tryNow : t.deliveries.resend}
        </Button>
      </Panel>
      <Panel title={t.deliveries.tries}>
        {attempts.length === 0 && <p className="text-muted">{t.deliveries.noTries}</p>}
        <ol className="divide-y divide-line">
          {[...attempts].reverse().map((attempt) => (
            <Try key={attempt.at} attempt={attempt} />
          ))}
        </ol>
      </Panel>
      <Panel title={t.deliveries.body}>
        <pre className="rounded-card bg-sand p-4 text-sm break-words whitespace-pre-wrap">
          {delivery.body}
        </pre>
      </Panel>
    </Screen>
  )
}

type Attempt = Answer<'delivery'>['data']['attempts'][number]

function Try({ attempt: { at, ms, status, answer, problem } }: { attempt: Attempt }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap gap-x-4">
        <When iso={at} className="text-muted" />
        <span className={problem ? 'text-danger' : 'text-green-700'}>
          {problem ?? t.deliveries.accepted({ status: status ?? '' })}
        </span>
        <span className="text-muted">{t.deliveries.duration({ ms })}</span>
      </p>
      {answer && <p className="mt-1 text-sm break-words text-muted">{answer}</p>}
    </li>
  )
}
