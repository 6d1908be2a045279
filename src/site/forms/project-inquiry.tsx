import { ticked } from '#contract/leads/inquiry-fields.ts'
import { formParts as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { FormBox } from './form-box.tsx'
import { projectInquiryForm } from './inquiry-forms.ts'
import { ContactFields } from './person-fields.tsx'
import type { Posted } from './posting.ts'
import { submitTexts } from './submit-texts.ts'
import { ThankYou } from './thank-you.tsx'
import { useForm } from './use-form.ts'

/**
 * A question about a project. Whether its brochure is wanted is decided beside the form as well, so it is not the
 * form's own to remember.
 */
export function ProjectInquiry({
  projectId,
  brochure,
  onBrochure,
  posted,
}: {
  projectId: number
  brochure: boolean
  onBrochure: (wanted: boolean) => void
  posted?: Posted | undefined
}) {
  const site = projectInquiryForm(projectId)
  const form = useForm(site, {
    posted,
    draft: `${site.id}-${projectId}`,
    attached: { brochure: { value: brochure ? ticked : '' } },
    onSent: () => onBrochure(false),
  })
  if (form.receipt) {
    return <ThankYou form={form} reference={form.receipt.reference} again={t.askAgain} />
  }
  return (
    <FormBox form={form} action={`/inquiry?project=${projectId}`} submit={submitTexts(t.askProject)}>
      <input type="hidden" name="project_id" value={projectId} />
      <ContactFields form={form} />
      <Field {...form.field('message')} />
      <CheckField {...form.field('brochure')} value={ticked} checked={brochure} onChecked={onBrochure} />
    </FormBox>
  )
}
