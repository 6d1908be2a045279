import { useRouter } from '@tanstack/react-router'
import type { MailChoice } from '#contract/admin/mail-choices.ts'
import { account as t } from '#messages/admin.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { type Answer, call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'

const texts: Readonly<Record<MailChoice, { label: string; hint: string }>> = {
  lead_given: {
    label: t.emails.assigned,
    hint: t.emails.assignedHint,
  },
  lead_unopened: {
    label: t.emails.unopened,
    hint: t.emails.unopenedHint,
  },
  feedback: {
    label: t.emails.feedback,
    hint: t.emails.feedbackHint,
  },
}

/** Chooses which emails the signed-in user gets. */
export function MailsPanel({ choices, email }: { choices: Answer<'mailChoices'>['data']; email: string }) {
  const router = useRouter()
  const sending = useSending()
  if (choices.length === 0) return null
  const choose = async (name: MailChoice, chosen: boolean) => {
    const put = (value: boolean) => async () => {
      await call('changeMailChoices', { body: { [name]: value } })
      await router.invalidate()
    }
    if (await sending.send(put(chosen))) notify(chosen ? t.emails.on : t.emails.off, put(!chosen))
  }
  return (
    <Panel title={t.emails.title}>
      <p className="mb-4 text-muted">{t.emails.sentTo({ email })}</p>
      <div className="grid max-w-xl gap-4">
        {choices.map(({ name, chosen }) => (
          <CheckField
            key={name}
            name={name}
            label={texts[name].label}
            hint={texts[name].hint}
            checked={chosen}
            onChecked={(isChecked) => void choose(name, isChecked)}
          />
        ))}
      </div>
      <Problem className="mt-4">{sending.error}</Problem>
    </Panel>
  )
}
