import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { shortestPassword } from '#contract/admin/staff.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { AuthService } from './sign-in-layout.tsx'

/** Where the mailed link leads; its code stands behind the number sign, which no server sees. */
export function PasswordScreen() {
  const token = useLocation({ select: ({ hash }) => hash })
  const [isSet, setDone] = useState(false)
  const form = useForm({
    initial: { password: '' },
    async send({ password }) {
      await call('setPassword', { body: { token, password } })
      setDone(true)
    },
  })
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
      <SubmitForm form={form} submit="Set the password">
        <Field
          {...form.field('password')}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${shortestPassword} characters; a short sentence is easy to keep in mind.`}
        />
      </SubmitForm>
    </AuthService>
  )
}
