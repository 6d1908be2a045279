import { vacancyPath } from '#contract/paths.ts'
import { priceUnits } from '#contract/text/read-price.ts'
import { vacancy as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { UploadField } from '#ui/upload/upload-field.tsx'
import { applicationForm } from '../../forms/application-form.ts'
import { FormBox } from '../../forms/form-box.tsx'
import { ContactFields } from '../../forms/person-fields.tsx'
import type { Posted } from '../../forms/posting.ts'
import { PriceField } from '../../forms/price-field.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCv } from './use-cv.ts'

/** The application for a job. The CV goes up while the rest is typed. */
export function Application({ jobId, posted }: { jobId: number; posted: Posted | undefined }) {
  const cv = useCv()
  const form = useForm(applicationForm(jobId), {
    posted,
    draft: `job-${jobId}`,
    attached: { resume: cv.attached },
    onSent: cv.reset,
  })
  if (form.receipt) {
    return <ThankYou form={form} reference={form.receipt.reference} again={t.again} />
  }
  const { id, error } = form.field('resume')
  return (
    <FormBox form={form} action={vacancyPath(jobId)} submit={submitTexts(t.submit)} hasFile>
      <input type="hidden" name="job_id" value={jobId} />
      <ContactFields form={form} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Field autoComplete="address-level2" enterKeyHint="next" {...form.field('city')} />
        <PriceField {...form.field('expected_salary')} unit={priceUnits.salary} isMonthly />
      </div>
      <Field autoComplete="off" enterKeyHint="next" hint={t.experienceHint} {...form.field('experience')} />
      <Field {...form.field('cover_note')} />
      <UploadField id={id} name="resume" label={t.chooseCv} error={error} uploads={cv.uploads} />
    </FormBox>
  )
}
