import { feedbackForm } from '../../forms/contact-forms.ts'
import { FormBox } from '../../forms/form-box.tsx'
import { PersonFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { successText } from '../../forms/success-text.ts'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Field } from '../../ui/field.tsx'

const submit = submitTexts('Send feedback')
const next = [
  'A manager reads it, not a machine.',
  'If it needs an answer, you have one within two working days.',
]

/** Praise, complaints and ideas: what anybody wants to tell the agency. */
export function FeedbackForm({ posted }: { posted: Posted | undefined }) {
  const form = useForm(feedbackForm, { posted, draft: feedbackForm.id })
  if (form.receipt) {
    return (
      <ThankYou
        title={successText('feedback')}
        reference={form.receipt.reference}
        next={next}
        again="Write again"
        onAgain={form.reset}
      />
    )
  }
  return (
    <FormBox form={form} action="/contact" submit={submit}>
      <PersonFields form={form} />
      <Field {...form.field('feedback')} />
    </FormBox>
  )
}
