import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { CodeField } from '../components/code-field.tsx'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { AuthService } from './sign-in-layout.tsx'

const route = getRouteApi('/sign-in')

/** E-mail and password, then the code when there is a second factor. */
export function SignInScreen() {
  const { next = '/' } = route.useSearch()
  const router = useRouter()
  const [asksCode, askCode] = useState(false)
  const enter = async () => {
    await router.invalidate()
    router.history.push(`/admin${next === '/' ? '' : next}`)
  }
  return asksCode ? (
    <CodeForm onDone={() => void enter()} onBack={() => askCode(false)} />
  ) : (
    <PasswordForm onDone={(secondFactor) => (secondFactor ? askCode(true) : void enter())} />
  )
}

function PasswordForm({ onDone }: { onDone: (secondFactor: boolean) => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const sending = useSending()
  const send = () =>
    sending.send(async () => onDone((await call('signIn', { body: { email, password } })).data.secondFactor))
  return (
    <AuthService title="Sign in">
      <SendForm sending={sending} submit="Sign in" onSend={() => void send()}>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onValue={setEmail}
          error={sending.fields.email}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
          error={sending.fields.password}
        />
      </SendForm>
      <p className="mt-5 text-sm">
        <Link to="/forgotten" className="text-green-700 underline underline-offset-4">
          I do not know my password
        </Link>
      </p>
    </AuthService>
  )
}

function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [code, setCode] = useState('')
  const sending = useSending()
  const send = () =>
    sending.send(async () => {
      await call('enterCode', { body: { code } })
      onDone()
    })
  return (
    <AuthService
      title="Your code"
      text="Enter the six digits that your authenticator app shows, or a recovery code."
    >
      <SendForm sending={sending} submit="Go on" onSend={() => void send()}>
        <CodeField label="Code" value={code} onValue={setCode} error={sending.fields.code} recovery />
      </SendForm>
      <p className="mt-5 text-sm">
        <button type="button" onClick={onBack} className="text-green-700 underline underline-offset-4">
          Back to sign in
        </button>
      </p>
    </AuthService>
  )
}
