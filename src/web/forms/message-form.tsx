import { Field } from '../ui/field.tsx'
import { FormBox } from './form-box.tsx'
import type { detailRequestForm } from './inquiry-forms.ts'
import { PersonFields } from './person-fields.tsx'
import type { Posted } from './posting.ts'
import { submitTexts } from './submit-texts.ts'
import { ThankYou } from './thank-you.tsx'
import { useForm } from './use-form.ts'

/**
 * A message about one thing, a listing or a project, whose ID goes along in the field `name`. Without JavaScript it
 * posts to the page of the inquiries, whose answer gives back what was typed with its errors.
 */
export function MessageForm({
  site,
  name,
  id,
  message = '',
  action,
  submit,
  again,
  posted,
}: {
  site: ReturnType<typeof detailRequestForm>
  name: 'property_id' | 'project_id'
  id: number
  /** What the message says at first. */
  message?: string
  action: string
  submit: string
  again: string
  posted: Posted | undefined
}) {
  const form = useForm(site, { initial: { message }, posted, draft: `${site.id}-${id}` })
  if (form.receipt) return <ThankYou form={form} reference={form.receipt.reference} again={again} />
  return (
    <FormBox form={form} action={action} submit={submitTexts(submit)}>
      <input type="hidden" name={name} value={id} />
      <PersonFields form={form} />
      <Field {...form.field('message')} />
    </FormBox>
  )
}
