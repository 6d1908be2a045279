import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { reportReasons } from '#contract/listings/report-fields.ts'
import { listingPath, reportListingPath } from '#contract/paths.ts'
import { listingReports } from '#messages/common.ts'
import { reportListing as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import { useForm } from '../../forms/use-form.ts'
import { reportForm } from './report-form.ts'

const route = getRouteApi('/listing/$id/report')

export function ReportListingScreen() {
  const { id, title, place } = route.useLoaderData()
  return (
    <FormPage title={t.title} text={t.intro} details={<About id={id} text={t.about({ title, place, id })} />}>
      <Report key={id} />
    </FormPage>
  )
}

function About({ id, text }: { id: number; text: string }) {
  return (
    <>
      <p className="mt-4 font-medium">{text}</p>
      <p className="mt-2">
        <SiteLink href={listingPath(id)} className="tap-link text-green-700 underline underline-offset-4">
          {t.back}
        </SiteLink>
      </p>
    </>
  )
}

function Report() {
  const { id, posted } = route.useLoaderData()
  const { sent } = route.useSearch()
  const form = useForm(reportForm(id), { posted })
  if (form.receipt || sent) return <Thanks isNew={form.receipt !== undefined} />
  return (
    <FormBox form={form} action={reportListingPath(id)} submit={submitTexts(t.send)}>
      <input type="hidden" name="listing" value={id} />
      <SelectField {...form.field('reason')}>
        <option value="">{t.choose}</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {listingReports.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <Field {...form.field('message')} hint={t.messageHint} />
    </FormBox>
  )
}

/** @param isNew whether it takes the place of the form, whose button had the focus */
function Thanks({ isNew }: { isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t.thanks}
      </h2>
      <p className="mt-3 text-muted">{t.thanksText}</p>
    </>
  )
}
