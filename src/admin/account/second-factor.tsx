import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { type Answer, call } from '../call.ts'
import { CodeField } from '../components/code-field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { QrCode } from './qr-code.tsx'

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
      <p className="mb-4 max-w-xl text-muted">
        {isOn
          ? 'You sign in with your password and a code from your authenticator app.'
          : 'Sign in with your password and a code from an app on your phone, so that a stolen password is not enough.'}
      </p>
      <Button variant={isOn ? 'plain' : 'main'} onClick={() => setStep('password')}>
        {isOn ? 'Turn off second factor' : 'Turn on second factor'}
      </Button>
    </>
  )
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  return (
    <PasswordStep
      submit="Continue"
      send={async (password) => onBegun((await call('beginSecondFactor', { body: { password } })).data)}
    />
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  return (
    <PasswordStep
      submit="Turn off second factor"
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
          label="Your password"
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
    <div className="max-w-xl space-y-5">
      <p>Scan this QR code with your authenticator app, such as Google Authenticator or Aegis.</p>
      <QrCode text={uri} label="QR code for your authenticator app" />
      <p>
        Can't scan it? Enter this key in the app:{' '}
        <code className="rounded-sm bg-sand px-2 py-1 break-all">
          {new URL(uri).searchParams.get('secret')}
        </code>{' '}
        or{' '}
        <a href={uri} className="text-green-700 underline underline-offset-4">
          open the app on this device
        </a>
        .
      </p>
      <div>
        <p className="mb-2">
          Save these recovery codes somewhere you can reach without your phone. Each works once.
        </p>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sand p-4 font-mono text-sm sm:grid-cols-3">
          {recoveryCodes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <div className="max-w-sm">
        <SubmitForm form={form} submit="Turn on second factor">
          <CodeField {...form.field('code')} label="Code from your app" />
        </SubmitForm>
      </div>
    </div>
  )
}
