import { staff as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { Member } from './member.ts'

/** Says what resetting a colleague's second factor means, and does it. */
export function ResetSecondFactor({ member, onDone }: { member: Member; onDone: () => void }) {
  const form = useForm({
    initial: {},
    async send() {
      await call('resetSecondFactor', { params: { member: member.id } })
      onDone()
    },
  })
  return (
    <SubmitForm form={form} submit={t.resetTwoFactor}>
      <p>{t.resetTwoFactorHelp({ name: member.name })}</p>
    </SubmitForm>
  )
}
