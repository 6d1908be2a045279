import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { AuthService } from './sign-in-layout.tsx'

/** Sends a link to set a password; does not reveal whether an account has the address. */
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
      <AuthService title={t.checkEmail.title} text={t.checkEmail.text({ email: form.values.email })}>
        <BackToSignIn />
      </AuthService>
    )
  }
  return (
    <AuthService title={t.forgotten.title} text={t.forgotten.text}>
      <SubmitForm form={form} submit={t.forgotten.submit}>
        <Field {...form.field('email')} label={t.email} type="email" autoComplete="username" />
      </SubmitForm>
      <BackToSignIn />
    </AuthService>
  )
}

function BackToSignIn() {
  return (
    <p className="mt-5 text-sm">
      <Link to="/sign-in" className="text-green-700 underline underline-offset-4">
        {t.backToSignIn}
      </Link>
    </p>
  )
}
