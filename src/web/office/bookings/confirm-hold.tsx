import { useRouter } from '@tanstack/react-router'
import { clockTime } from '#contract/clock-time.ts'
import { call } from '../call.ts'
import { Panel } from '../ui/screen.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { tell } from '../ui/toasts.ts'
import { useSending } from '../ui/use-sending.ts'
import type { OfficeBooking } from './words.ts'

/** A hold that its buyer has not confirmed: staff who spoke with them do it for them. */
export function ConfirmHold({ booking: { id, state, confirmedAt, heldUntil } }: { booking: OfficeBooking }) {
  const router = useRouter()
  const sending = useSending()
  if (state !== 'held' || confirmedAt !== null) return null
  const confirm = async () => {
    const sent = () => call('confirmHoldForBuyer', { params: { booking: id }, body: {} })
    if (await sending.send(sent)) tell('The hold is confirmed.')
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
