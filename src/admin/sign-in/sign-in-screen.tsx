import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { CodeField } from '../components/code-field.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
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
  const form = useForm({
    initial: { email: '', password: '' },
    send: async (body) => onDone((await call('signIn', { body })).data.secondFactor),
  })
  return (
    <AuthService title={t.signIn}>
      <SubmitForm form={form} submit={t.signIn}>
        <Field {...form.field('email')} label={t.email} type="email" autoComplete="username" />
        <Field
          {...form.field('password')}
          label={t.password}
          type="password"
          autoComplete="current-password"
        />
      </SubmitForm>
      <p className="mt-5 text-sm">
        <Link to="/forgotten" className="text-green-700 underline underline-offset-4">
          {t.forgotPassword}
        </Link>
      </p>
    </AuthService>
  )
}

function CodeForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const form = useForm({
    initial: { code: '' },
    async send(body) {
      await call('enterCode', { body })
      onDone()
    },
  })
  return (
    <AuthService title={t.code.title} text={t.code.text}>
      <SubmitForm form={form} submit={t.code.submit}>
        <CodeField {...form.field('code')} label={t.code.label} recovery />
      </SubmitForm>
      <p className="mt-5 text-sm">
        <button type="button" onClick={onBack} className="text-green-700 underline underline-offset-4">
          {t.backToSignIn}
        </button>
      </p>
    </AuthService>
  )
}
