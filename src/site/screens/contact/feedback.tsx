import { contactScreen as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { feedbackForm } from '../../forms/contact-forms.ts'
import { FormBox } from '../../forms/form-box.tsx'
import { ContactFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'

/** Praise, complaints and ideas for the agency. */
export function FeedbackForm({ posted }: { posted: Posted | undefined }) {
  const form = useForm(feedbackForm, { posted, draft: feedbackForm.id })
  if (form.receipt) {
    return <ThankYou form={form} reference={form.receipt.reference} again={t.moreFeedback} />
  }
  return (
    <FormBox form={form} action="/contact" submit={submitTexts(t.sendFeedback)}>
      <ContactFields form={form} />
      <Field {...form.field('feedback')} />
    </FormBox>
  )
}
