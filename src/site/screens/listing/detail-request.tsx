import { listingPage as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { detailRequestForm } from '../../forms/inquiry-forms.ts'
import { ContactFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'

/**
 * The detail request of a listing. Without JavaScript it posts to the page of the inquiries, whose answer gives back
 * what was typed with its errors.
 */
export function DetailRequest({
  listingId,
  isTaken = false,
  isSecond = false,
  posted,
}: {
  listingId: number
  /** Whether the listing was sold or rented, so that only similar ones can be asked for. */
  isTaken?: boolean
  /** Another form of the page has the green button. */
  isSecond?: boolean
  posted?: Posted | undefined
}) {
  const message = isTaken ? t.requestSimilar : t.requestMessage
  const site = detailRequestForm(listingId)
  const form = useForm(site, {
    initial: { message: message({ id: listingId }) },
    posted,
    draft: `${site.id}-${listingId}`,
  })
  if (form.receipt) {
    return <ThankYou form={form} reference={form.receipt.reference} again={t.requestAgain} />
  }
  return (
    <FormBox
      form={form}
      action={`/inquiry?listing=${listingId}`}
      submit={submitTexts(t.request)}
      isSecond={isSecond}
    >
      <input type="hidden" name="property_id" value={listingId} />
      <ContactFields form={form} />
      <Field {...form.field('message')} />
    </FormBox>
  )
}
