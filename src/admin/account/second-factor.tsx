import { useState } from 'react'
import { account as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { type Answer, call } from '../call.ts'
import { CodeField } from '../components/code-field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'

type Begun = Answer<'beginSecondFactor'>['data']

/** Turns the second factor on, in two steps, or off. */
export function SecondFactor({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const [step, setStep] = useState<'idle' | 'password' | Begun>('idle')
  const done = () => {
    setStep('idle')
    onChange()
  }
  if (typeof step === 'object') return <Confirm begun={step} onDone={done} />
  if (step === 'password') {
    return isOn ? <TurnOff onDone={done} /> : <Begin onBegun={setStep} />
  }
  return (
    <>
      <p className="mb-4 max-w-xl text-muted">{isOn ? t.twoFactor.isOn : t.twoFactor.isOff}</p>
      <Button variant={isOn ? 'plain' : 'main'} onClick={() => setStep('password')}>
        {isOn ? t.twoFactor.turnOff : t.twoFactor.turnOn}
      </Button>
    </>
  )
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  return (
    <PasswordStep
      submit={t.twoFactor.continue}
      send={async (password) => onBegun((await call('beginSecondFactor', { body: { password } })).data)}
    />
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <PasswordStep
      submit={t.twoFactor.turnOff}
      send={async (password) => {
        await call('endSecondFactor', { body: { password } })
        onDone()
      }}
    />
  )
}

function PasswordStep({ submit, send }: { submit: string; send: (password: string) => Promise<void> }) {
  const form = useForm({ initial: { password: '' }, send: ({ password }) => send(password) })
  return (
    <div className="max-w-sm">
      <SubmitForm form={form} submit={submit}>
        <Field
          {...form.field('password')}
          label={t.twoFactor.password}
          type="password"
          autoComplete="current-password"
        />
      </SubmitForm>
    </div>
  )
}

function Confirm({ begun: { uri, recoveryCodes }, onDone }: { begun: Begun; onDone: () => void }) {
  const form = useForm({
    initial: { code: '' },
    async send(body) {
      await call('confirmSecondFactor', { body })
      onDone()
    },
  })
  return (
    <div className="max-w-xl stack-5">
      <p>{t.twoFactor.scan}</p>
      <QrCode text={uri} label={t.twoFactor.qrCode} />
      <p>
        {t.twoFactor.cannotScan({
          key: () => (
            <code key="key" className="rounded-sm bg-sand px-2 py-1 break-all">
              {new URL(uri).searchParams.get('secret')}
            </code>
          ),
          link: (inside) => (
            <a key="link" href={uri} className="text-green-700 underline underline-offset-4">
              {inside}
            </a>
          ),
        })}
      </p>
      <div>
        <p className="mb-2">{t.twoFactor.recoveryCodes}</p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sand p-4 font-mono text-sm sm:grid-cols-3">
          {recoveryCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div className="max-w-sm">
        <SubmitForm form={form} submit={t.twoFactor.turnOn}>
          <CodeField {...form.field('code')} label={t.twoFactor.code} />
        </SubmitForm>
      </div>
    </div>
  )
}
