import { inquiryModal } from '#messages/common.ts'
import { shell as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { FormBox } from '../forms/form-box.tsx'
import { inquiryForm } from '../forms/inquiry-forms.ts'
import { notifySuccess } from '../forms/notify.ts'
import { PersonFields } from '../forms/person-fields.tsx'
import type { Posted } from '../forms/posting.ts'
import { ThankYou } from '../forms/thank-you.tsx'
import { useForm } from '../forms/use-form.ts'

/**
 * The inquiry form, for the modal and for its own page. Without JavaScript it posts to that page, whose answer
 * gives back what was typed with its errors.
 */
export function InquiryForm({
  onSent,
  posted,
  draft,
}: {
  onSent?: () => void
  posted?: Posted | undefined
  draft?: string
}) {
  const form = useForm(inquiryForm, {
    posted,
    ...(draft && { draft }),
    onSent({ reference }) {
      if (!onSent) return
      // The modal closes once it is sent (S4.5), so that the toast has to say what the thanks would.
      notifySuccess(inquiryForm.feature, reference)
      onSent()
    },
  })
  if (form.receipt && !onSent) {
    return <ThankYou form={form} reference={form.receipt.reference} again={t.anotherInquiry} />
  }
  return (
    <FormBox form={form} action="/inquiry" submit={inquiryModal.button}>
      <PersonFields form={form} startsFocused />
      <Field autoComplete="address-level2" enterKeyHint="next" {...form.field('client_Location')} />
      <Field {...form.field('inquiry')} />
    </FormBox>
  )
}
