import { useRouter } from '@tanstack/react-router'
import { clockTime } from '#contract/text/clock-time.ts'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { BookingForStaff } from './labels.ts'

/** A hold that its buyer has not confirmed: staff who spoke with them do it for them. */
export function ConfirmHold({
  booking: { id, state, confirmedAt, heldUntil },
}: {
  booking: BookingForStaff
}) {
  const router = useRouter()
  const form = useForm({
    initial: {},
    async send() {
      await call('confirmHoldForBuyer', { params: { booking: id }, body: {} })
      notify('The hold is confirmed.')
      await router.invalidate()
    },
    onFailure: () => void router.invalidate(),
  })
  if (state !== 'held' || confirmedAt !== null) return null
  return (
    <Panel title="Hold not confirmed">
      <p className="mb-4 text-muted">
        {`The buyer has until ${clockTime(heldUntil)} to enter the code of our email; then the unit is released. If you have spoken with them, confirm the hold for them.`}
      </p>
      <SubmitForm form={form} submit="Confirm hold" variant="plain" />
    </Panel>
  )
}
