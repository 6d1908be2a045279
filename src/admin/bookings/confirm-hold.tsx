import { useRouter } from '@tanstack/react-router'
import { clockTime } from '#contract/text/clock-time.ts'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import type { BookingForStaff } from './labels.ts'

/** A hold that its buyer has not confirmed: staff who spoke with them do it for them. */
export function ConfirmHold({
  booking: { id, state, confirmedAt, heldUntil },
}: {
  booking: BookingForStaff
}) {
  const router = useRouter()
  const sending = useSending()
  if (state !== 'held' || confirmedAt !== null) return null
  const confirm = async () => {
    const sent = () => call('confirmHoldForBuyer', { params: { booking: id }, body: {} })
    if (await sending.send(sent)) notify('The hold is confirmed.')
    await router.invalidate()
  }
  return (
    <Panel title="Hold not confirmed">
      <p className="mb-4 text-muted">
        {`The buyer has until ${clockTime(heldUntil)} to enter the code of our email; then the unit is released. If you have spoken with them, confirm the hold for them.`}
      </p>
      <SendForm sending={sending} submit="Confirm hold" look="plain" onSend={() => void confirm()} />
    </Panel>
  )
}
