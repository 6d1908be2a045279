import { formParts as t } from '#messages/site.ts'
import { CallTimeField } from './call-time-field.tsx'
import { getInTouchForm } from './contact-forms.ts'
import { FormBox } from './form-box.tsx'
import { NameField, PhoneField } from './person-fields.tsx'
import type { Posted } from './posting.ts'
import { submitTexts } from './submit-texts.ts'
import { ThankYou } from './thank-you.tsx'
import { useForm } from './use-form.ts'

/** Name and phone, and we call back. Without JavaScript it posts to `action`, the contact page unless said. */
export function GetInTouchForm({
  posted,
  action = '/contact',
}: {
  posted?: Posted | undefined
  action?: string
}) {
  const form = useForm(getInTouchForm, { posted, draft: getInTouchForm.id })
  if (form.receipt) {
    return <ThankYou form={form} reference={form.receipt.reference} again={t.anotherCall} />
  }
  return (
    <FormBox form={form} action={action} submit={submitTexts(t.callBack)}>
      <NameField form={form} />
      <PhoneField form={form} isLast />
      <CallTimeField form={form} />
    </FormBox>
  )
}
