import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { requestViewingPath } from '#contract/paths.ts'
import { viewingPages as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { useOwnZone } from '../parts/use-own-zone.ts'
import { FormBox } from './form-box.tsx'
import { NameField, PhoneField } from './person-fields.tsx'
import type { Posted } from './posting.ts'
import { submitTexts } from './submit-texts.ts'
import { useForm } from './use-form.ts'
import { viewingForm } from './viewing-form.ts'
import { ViewingTimes } from './viewing-times.tsx'

/** Asks to view a listing: times, name and phone, and an email where the visitor has one (D38). */
export function ViewingRequest({
  listingId,
  slots,
  posted,
}: {
  listingId: number
  slots: readonly string[]
  posted?: Posted | undefined
}) {
  const router = useRouter()
  const site = viewingForm(listingId)
  const zone = useOwnZone()
  const [chosen, setChosen] = useState<readonly string[]>(() => postedTimes(posted, site.id))
  const form = useForm(site, {
    posted,
    draft: `${site.id}-${listingId}`,
    attached: { slots: { value: chosen.join(',') }, time_zone: { value: zone } },
    onSent: ({ path }) => void router.navigate({ href: path }),
  })
  const { id, error } = form.field('slots')
  return (
    <FormBox form={form} action={requestViewingPath(listingId)} submit={submitTexts(t.send)}>
      <input type="hidden" name="property_id" value={listingId} />
      <ViewingTimes id={id} slots={slots} zone={zone} chosen={chosen} onChosen={setChosen} error={error} />
      <NameField form={form} />
      <PhoneField form={form} />
      <Field
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
        hint={t.emailHint}
        {...form.field('email')}
      />
    </FormBox>
  )
}

/** The times of a form that was sent without JavaScript and refused. */
export function postedTimes(posted: Posted | undefined, form: string): readonly string[] {
  if (posted?.form !== form) return []
  return (posted.values.slots ?? '').split(',').filter((slot) => slot !== '')
}
