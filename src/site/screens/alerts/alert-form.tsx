import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AlertChannel, alertFrequencies } from '#contract/alerts/alert-fields.ts'
import { ticked } from '#contract/leads/inquiry-fields.ts'
import { alertRequestPath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { localPath } from '#ui/local-path.ts'
import { Rich } from '#ui/rich.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import type { Posted } from '../../forms/posting.ts'
import { submitTexts } from '../../forms/submit-texts.ts'
import { type FormWith, useForm } from '../../forms/use-form.ts'
import { homeAlertForm, searchAlertForm } from './alert-forms.ts'
import { ContactFields } from './contact-fields.tsx'

type AlertFormProps = {
  channels: readonly AlertChannel[]
  posted?: Posted | undefined
  /** Called when the alert is saved, before its page is shown. */
  onSaved?: () => void
}

/** Creates alerts about a search. Without JavaScript it posts to a page of its own. */
export function SearchAlertForm({
  query,
  channels,
  posted,
  draft,
  onSaved,
}: AlertFormProps & { query: string; draft?: string }) {
  const goOn = useGoOn(onSaved)
  const form = useForm(searchAlertForm(query, channels), {
    initial,
    posted,
    ...(draft && { draft }),
    onSent: goOn,
  })
  return (
    <FormBox form={form} action="/alerts/new" submit={submitTexts(t.submit)}>
      <input type="hidden" name="search" value={query} />
      <ContactFields form={form} channels={channels} />
      <Frequency form={form} />
      <Consent />
    </FormBox>
  )
}

/** Creates alerts about one listing. */
export function HomeAlertForm({ listingId, channels, posted }: AlertFormProps & { listingId: string }) {
  const goOn = useGoOn()
  const form = useForm(homeAlertForm(listingId, channels), {
    initial: { ...initial, price_drop: ticked, gone: ticked },
    posted,
    onSent: goOn,
  })
  const box = (name: 'price_drop' | 'gone') => {
    const { id, label, value, error, onValue } = form.field(name)
    return (
      <CheckField
        id={id}
        label={label}
        name={name}
        value={ticked}
        hint={error}
        checked={value === ticked}
        onChecked={(checked) => onValue(checked ? ticked : '')}
      />
    )
  }
  return (
    <FormBox form={form} action={`/alerts/new?listing=${listingId}`} submit={submitTexts(t.submit)}>
      <input type="hidden" name="listing_id" value={listingId} />
      {box('price_drop')}
      {box('gone')}
      <ContactFields form={form} channels={channels} />
      <Consent />
    </FormBox>
  )
}

const initial = { frequency: 'at once' }

function Frequency({ form }: { form: FormWith<'frequency'> }) {
  return (
    <ChoiceField
      {...form.field('frequency')}
      options={alertFrequencies.map((value) => ({ value, label: t.frequencies[value] }))}
    />
  )
}

function Consent() {
  return (
    <p className="text-sm text-muted">
      <Rich parts={t.consent({ policy })} />
    </p>
  )
}

const policy = (text: readonly ReactNode[]) => (
  <a href={localPath('/privacy-policy')} className="underline underline-offset-4">
    {text}
  </a>
)

/** Shows the page that says what to do next. */
function useGoOn(onSaved?: () => void) {
  const router = useRouter()
  return ({ reference }: { reference: string }) => {
    onSaved?.()
    void router.navigate({ href: localPath(alertRequestPath(reference)), replace: onSaved !== undefined })
  }
}
