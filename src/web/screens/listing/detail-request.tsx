import { FormBox } from '../../forms/form-box.tsx'
import { detailRequestForm } from '../../forms/inquiry-forms.ts'
import { PersonFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { useForm } from '../../forms/use-form.ts'
import { Field } from '../../ui/field.tsx'

const submit = submitTexts('Request details')

/**
 * The detail request of a listing. Without JavaScript it posts to the inquiry page, whose answer gives back what was
 * typed with its errors.
 */
export function DetailRequest({ listingId, posted }: { listingId: number; posted?: Posted | undefined }) {
  const form = useForm(detailRequestForm(listingId), {
    initial: { message: `Is ID ${listingId} still available?` },
    posted,
    draft: `property-${listingId}`,
  })
  return (
    <FormBox form={form} action="/inquiry" submit={submit}>
      <input type="hidden" name="property_id" value={listingId} />
      <PersonFields form={form} />
      <Field {...form.field('message')} />
    </FormBox>
  )
}
