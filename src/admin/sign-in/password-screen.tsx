import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { shortestPassword } from '#contract/admin/staff.ts'
import { signIn as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { AuthService } from './sign-in-layout.tsx'

/** The target of the mailed link; its code is behind the number sign, which no server sees. */
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
      <AuthService title={t.passwordSet.title} text={t.passwordSet.text}>
        <Link to="/sign-in" className={buttonClass({ variant: 'main' })}>
          {t.signIn}
        </Link>
      </AuthService>
    )
  }
  return (
    <AuthService title={t.setPassword.title}>
      <SubmitForm form={form} submit={t.setPassword.submit}>
        <Field
          {...form.field('password')}
          label={t.setPassword.label}
          type="password"
          autoComplete="new-password"
          hint={t.setPassword.hint({ count: shortestPassword })}
        />
      </SubmitForm>
    </AuthService>
  )
}
