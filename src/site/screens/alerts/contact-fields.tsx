import type { AlertChannel } from '#contract/alerts/alert-fields.ts'
import { alertPages as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import type { FormWith } from '../../forms/use-form.ts'

/** Where alerts go: an email address, and a WhatsApp number where the site can write to one. */
export function ContactFields({
  form,
  channels,
}: {
  form: FormWith<'email' | 'whatsapp'>
  channels: readonly AlertChannel[]
}) {
  return (
    <>
      <Field
        type="email"
        inputMode="email"
        autoComplete="email"
        startsFocused
        hint={t.emailHint}
        {...form.field('email')}
      />
      {channels.includes('whatsapp') && (
        <>
          <Field
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={t.whatsappHint}
            {...form.field('whatsapp')}
          />
          <p className="text-sm text-muted">{t.both}</p>
        </>
      )}
    </>
  )
}
