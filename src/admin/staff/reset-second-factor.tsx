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
    <SubmitForm form={form} submit="Reset second factor">
      <p>
        Do this only when {member.name} has lost their phone and recovery codes, and you are sure that it is
        they who ask. They are signed out everywhere and can then sign in with their password alone.
      </p>
    </SubmitForm>
  )
}
