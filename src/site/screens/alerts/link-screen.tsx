import { getRouteApi, useRouter } from '@tanstack/react-router'
import { alertsPath } from '#contract/paths.ts'
import { alertPages as t } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { localPath } from '#ui/local-path.ts'
import { FormBox } from '../../forms/form-box.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import { useForm } from '../../forms/use-form.ts'
import { AlertCard } from './alert-card.tsx'
import { alertsLinkForm } from './alert-forms.ts'
import { ContactFields } from './contact-fields.tsx'
import { Outcome } from './outcome.tsx'

const route = getRouteApi('/alerts')

/** Asks for the link to the alerts of an address again. */
export function LinkScreen() {
  const { channels, posted } = route.useLoaderData()
  const { sent } = route.useSearch()
  const router = useRouter()
  const form = useForm(alertsLinkForm(channels), {
    posted,
    onSent: () => void router.navigate({ href: localPath(`${alertsPath}?sent=yes`) }),
  })
  if (sent) {
    return (
      <AlertCard title={t.linkSentTitle}>
        <Outcome className="mt-4">{t.linkSentText}</Outcome>
        <p className="mt-6">
          <a href={localPath(alertsPath)} className={buttonClass()}>
            {t.oldAction}
          </a>
        </p>
      </AlertCard>
    )
  }
  return (
    <FormPage here={t.savedTitle} title={t.linkTitle} text={t.linkText}>
      <FormBox form={form} action={alertsPath} submit={submitTexts(t.linkSubmit)}>
        <ContactFields form={form} channels={channels} />
      </FormBox>
    </FormPage>
  )
}
