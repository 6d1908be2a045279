import { call } from '../call.ts'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import type { Member } from './member.ts'

/** Says what resetting a colleague's second factor means, and does it. */
export function ResetSecondFactor({ member, onDone }: { member: Member; onDone: () => void }) {
  const sending = useSending()
  const reset = async () => {
    if (await sending.send(() => call('resetSecondFactor', { params: { member: member.id } }))) onDone()
  }
  return (
    <SendForm sending={sending} submit="Reset second factor" onSend={() => void reset()}>
      <p>
        Do this only when {member.name} has lost their phone and recovery codes, and you are sure that it is
        they who ask. They are signed out everywhere and can then sign in with their password alone.
      </p>
    </SendForm>
  )
}
