import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { AuthService } from './sign-in-layout.tsx'

/** Asks for the link to set a password; whether anybody has the address is not said. */
export function ForgottenScreen() {
  const [email, setEmail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const sending = useSending()
  const send = async () => {
    if (await sending.send(() => call('forgotPassword', { body: { email } }))) setAsked(true)
  }
  if (isAsked) {
    return (
      <AuthService
        title="Look at your mails"
        text={`If ${email} is one of us, a link to set a new password is on its way. It works for a day.`}
      >
        <BackToSignIn />
      </AuthService>
    )
  }
  return (
    <AuthService title="A new password" text="We mail you a link by which you set one.">
      <SendForm sending={sending} submit="Send me the link" onSend={() => void send()}>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onValue={setEmail}
          error={sending.fields.email}
        />
      </SendForm>
      <BackToSignIn />
    </AuthService>
  )
}

function BackToSignIn() {
  return (
    <p className="mt-5 text-sm">
      <Link to="/sign-in" className="text-green-700 underline underline-offset-4">
        Back to signing in
      </Link>
    </p>
  )
}
