import { formFields as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import type { FormWith } from './use-form.ts'

type TextField<Name extends string> = { form: FormWith<Name>; startsFocused?: boolean }

export function NameField({ form, startsFocused }: TextField<'name'>) {
  return (
    <Field
      autoComplete="name"
      enterKeyHint="next"
      {...(startsFocused && { startsFocused })}
      {...form.field('name')}
    />
  )
}

export function EmailField({ form }: TextField<'email'>) {
  return (
    <Field type="email" inputMode="email" autoComplete="email" enterKeyHint="next" {...form.field('email')} />
  )
}

export function PhoneField({ form, isLast = false }: TextField<'phone'> & { isLast?: boolean }) {
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint={isLast ? 'send' : 'next'}
      hint={t.phoneHint}
      {...form.field('phone')}
    />
  )
}

/** Who writes, in a form that needs an email. */
export function PersonFields({ form, startsFocused }: TextField<'name' | 'email' | 'phone'>) {
  return (
    <>
      <NameField form={form} {...(startsFocused && { startsFocused })} />
      <EmailField form={form} />
      <PhoneField form={form} />
    </>
  )
}

/** Who writes, in a form to which a phone number is enough (D38). */
export function ContactFields({ form }: TextField<'name' | 'email' | 'phone'>) {
  return (
    <>
      <NameField form={form} />
      <PhoneField form={form} />
      <EmailField form={form} />
    </>
  )
}
