import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { shortestPassword } from '#contract/admin/staff.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { AuthService } from './sign-in-layout.tsx'

/** Where the mailed link leads; its code stands behind the number sign, which no server sees. */
export function PasswordScreen() {
  const token = useLocation({ select: ({ hash }) => hash })
  const [password, setPassword] = useState('')
  const [isSet, setDone] = useState(false)
  const sending = useSending()
  const send = async () => {
    if (await sending.send(() => call('setPassword', { body: { token, password } }))) setDone(true)
  }
  if (isSet) {
    return (
      <AuthService
        title="Your password is set"
        text="You were signed out everywhere. Sign in with the new one."
      >
        <Link to="/sign-in" className={buttonClass({ variant: 'main' })}>
          Sign in
        </Link>
      </AuthService>
    )
  }
  return (
    <AuthService title="Set your password">
      <SendForm sending={sending} submit="Set the password" onSend={() => void send()}>
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${shortestPassword} characters; a short sentence is easy to keep in mind.`}
          value={password}
          onValue={setPassword}
          error={sending.fields.password}
        />
      </SendForm>
    </AuthService>
  )
}
