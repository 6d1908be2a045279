import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { Copy } from 'lucide-react'
import { useState } from 'react'
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
      notify(
        data.count === 1
          ? 'On again. One delivery is sent now.'
          : `On again. ${data.count} deliveries are sent now.`,
      )
      await router.invalidate()
    })
  return (
    <Panel title="Paused">
      <p className="mb-4 max-w-2xl">
        It took nothing for days and was paused <When iso={pausedAt} />. What happens is held, and sent once
        you go on.
      </p>
      <Button variant="main" aria-disabled={sending.isSending} onClick={() => void resume()}>
        Go on
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
    notify('Copied.')
  }
  return (
    <Panel title="Secret">
      <p className="mb-4 max-w-2xl text-muted">
        By it the receiver knows that a message is ours. It is shown once: put it into the receiver’s
        settings.
        {secretAt && (
          <>
            {' The present one was drawn '}
            <When iso={secretAt} />. After a new one is drawn, it goes on signing for a day.
          </>
        )}
      </p>
      {secret === undefined ? (
        <Button aria-disabled={sending.isSending} onClick={() => void draw()}>
          {secretAt ? 'Draw a new secret' : 'Show the secret'}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 rounded-input border border-line bg-sand px-3.5 py-2.5 text-sm break-all">
            {secret}
          </code>
          <Button onClick={() => void copy(secret)}>
            <Copy aria-hidden="true" className="size-4.5" />
            Copy
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
    <Panel title="Deliveries">
      <div className="flex flex-wrap gap-3">
        {!archived && (
          <Button aria-disabled={sending.isSending} onClick={() => void send()}>
            Send a test
          </Button>
        )}
        <Link
          to="/deliveries"
          search={{ page: 1, webhook: id }}
          className={buttonClass({ variant: 'ghost' })}
        >
          What was sent to it
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
