import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { AuthService } from './sign-in-layout.tsx'

/** Asks for the link to set a password; whether anybody has the address is not said. */
export function ForgottenScreen() {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    initial: { email: '' },
    async send(body) {
      await call('forgotPassword', { body })
      setAsked(true)
    },
  })
  if (isAsked) {
    return (
      <AuthService
        title="Look at your mails"
        text={`If ${form.values.email} is one of us, a link to set a new password is on its way. It works for a day.`}
      >
        <BackToSignIn />
      </AuthService>
    )
  }
  return (
    <AuthService title="A new password" text="We mail you a link by which you set one.">
      <SubmitForm form={form} submit="Send me the link">
        <Field {...form.field('email')} label="E-mail" type="email" autoComplete="username" />
      </SubmitForm>
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
