import { propertyInquiryFields } from '#contract/enquiry-fields.ts'
import { call } from '../../api.ts'
import { useForm } from '../../forms/use-form.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

type Texts = Partial<Record<keyof typeof propertyInquiryFields, string>>

const submitTexts = {
  '': 'Request details',
  sending: 'Sending...',
  sent: 'Sent!',
  error: 'Something went wrong!',
}

/**
 * The detail request of a listing. Without JavaScript it posts to the inquiry page, whose answer gives back what was
 * typed with its errors.
 */
export function DetailRequest({
  listingId,
  initial,
  serverErrors,
}: {
  listingId: number
  initial?: Texts
  serverErrors?: Texts
}) {
  const form = useForm({
    fields: propertyInquiryFields,
    feature: 'propertyInquiry',
    send: (body, idempotencyKey) =>
      call('propertyInquiry', { body: { ...body, property_id: String(listingId) }, idempotencyKey }),
    initial: initial ?? { message: `Is ID ${listingId} still available?` },
    ...(serverErrors && { serverErrors }),
    draft: `property-${listingId}`,
  })
  return (
    <form method="post" action="/inquiry" noValidate onSubmit={form.submit} className="space-y-3.5">
      <input type="hidden" name="property_id" value={listingId} />
      <Field label="Name" autoComplete="name" enterKeyHint="next" {...form.field('name')} />
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
      <Field label="Message" {...form.field('message')} />
      <SubmitButton status={form.status} texts={submitTexts} valid={form.isValid} wide />
    </form>
  )
}
