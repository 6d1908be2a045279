import { inquiryFields } from '#contract/enquiry-fields.ts'
import { inquiryButton } from '#contract/messages.ts'
import { call } from '../api.ts'
import { useForm } from '../forms/use-form.ts'
import { SubmitButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

type Texts = Partial<Record<keyof typeof inquiryFields, string>>

/**
 * The inquiry form, for the modal and for its own page. Without JavaScript it posts to that page, whose answer
 * gives back what was typed with its errors.
 */
export function InquiryForm({
  onSent,
  initial = {},
  serverErrors = {},
  draft,
}: {
  onSent?: () => void
  initial?: Texts
  serverErrors?: Texts
  draft?: string
}) {
  const form = useForm({
    fields: inquiryFields,
    feature: 'inquiry',
    send: (body, idempotencyKey) => call('inquiry', { body, idempotencyKey }),
    initial,
    serverErrors,
    ...(onSent && { onSent }),
    ...(draft && { draft }),
  })
  return (
    <form method="post" action="/inquiry" noValidate onSubmit={form.submit} className="space-y-3.5">
      <Field label="Name" autoComplete="name" enterKeyHint="next" startsFocused {...form.field('name')} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        {...form.field('email')}
      />
      <Field
        label="Phone Number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        hint="With the code, such as 0300 1234567"
        {...form.field('phone')}
      />
      <Field
        label="Your location"
        autoComplete="address-level2"
        enterKeyHint="next"
        {...form.field('client_Location')}
      />
      <Field label="Inquiry" {...form.field('inquiry')} />
      <SubmitButton status={form.status} texts={inquiryButton} valid={form.isValid} wide />
    </form>
  )
}
