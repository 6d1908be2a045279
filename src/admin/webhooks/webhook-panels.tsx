import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { webhooks as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { type Answer, call } from '../call.ts'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { type Sending, useSending } from '../components/use-sending.ts'

type Webhook = Answer<'showWebhook'>['data']

/** What is done with a webhook besides saving it. */
export function WebhookPanels({ webhook }: { webhook: Webhook }) {
  return (
    <>
      {webhook.pausedAt && <Paused webhook={webhook} pausedAt={webhook.pausedAt} />}
      <Secret webhook={webhook} />
      <Trial webhook={webhook} />
    </>
  )
}

function Paused({ webhook: { id }, pausedAt }: { webhook: Webhook; pausedAt: string }) {
  const router = useRouter()
  const sending = useSending()
  const resume = () =>
    sending.send(async () => {
      const { data } = await call('resumeWebhook', { params: { id } })
      notify(t.resumed({ count: data.count }))
      await router.invalidate()
    })
  return (
    <Panel title={t.paused.title}>
      <p className="mb-4 max-w-2xl">
        {t.paused.since} <When iso={pausedAt} />. {t.paused.help}
      </p>
      <Button variant="main" aria-disabled={sending.isSending} onClick={() => void resume()}>
        {t.paused.resume}
      </Button>
      <Problem sending={sending} />
    </Panel>
  )
}

function Secret({ webhook: { id, secretAt } }: { webhook: Webhook }) {
  const [secret, setSecret] = useState<string>()
  const router = useRouter()
  const sending = useSending()
  const draw = () =>
    sending.send(async () => {
      setSecret((await call('drawWebhookSecret', { params: { id } })).data.secret)
      await router.invalidate()
    })
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    notify(t.copied)
  }
  return (
    <Panel title={t.secret.title}>
      <p className="mb-4 max-w-2xl text-muted">
        {t.secret.help}{' '}
        {secretAt && (
          <>
            {t.secret.created} <When iso={secretAt} />. {t.secret.overlap}
          </>
        )}
      </p>
      {secret === undefined ? (
        <Button aria-disabled={sending.isSending} onClick={() => void draw()}>
          {secretAt ? t.secret.replace : t.secret.show}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 rounded-input border border-line bg-sand px-3.5 py-2.5 text-sm break-all">
            {secret}
          </code>
          <Button onClick={() => void copy(secret)}>
            <Copy aria-hidden="true" className="size-4.5" />
            {t.secret.copy}
          </Button>
        </div>
      )}
      <Problem sending={sending} />
    </Panel>
  )
}

function Trial({ webhook: { id, archived } }: { webhook: Webhook }) {
  const navigate = useNavigate()
  const sending = useSending()
  const send = () =>
    sending.send(async () => {
      const { data } = await call('testWebhook', { params: { id } })
      await navigate({ to: '/deliveries/$delivery', params: { delivery: data.delivery } })
    })
  return (
    <Panel title={t.deliveries.title}>
      <div className="flex flex-wrap gap-3">
        {!archived && (
          <Button aria-disabled={sending.isSending} onClick={() => void send()}>
            {t.deliveries.sendTest}
          </Button>
        )}
        <Link
          to="/deliveries"
          search={{ page: 1, webhook: id }}
          className={buttonClass({ variant: 'ghost' })}
        >
          {t.deliveries.view}
        </Link>
      </div>
      <Problem sending={sending} />
    </Panel>
  )
}

function Problem({ sending: { error } }: { sending: Sending }) {
  if (!error) return null
  return (
    <p role="alert" className="mt-4 rounded-card bg-danger-50 px-4 py-3 text-danger">
      {error}
    </p>
  )
}
