import { useRouter } from '@tanstack/react-router'
import { clockTime } from '#contract/text/clock-time.ts'
import { adminBookings as t } from '#messages/admin.ts'
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
      notify(t.holdConfirmed)
      await router.invalidate()
    },
    onFailure: () => void router.invalidate(),
  })
  if (state !== 'held' || confirmedAt !== null) return null
  return (
    <Panel title={t.unconfirmedTitle}>
      <p className="mb-4 text-muted">{t.unconfirmedHelp({ time: clockTime(heldUntil) })}</p>
      <SubmitForm form={form} submit={t.confirmHold} variant="plain" />
    </Panel>
  )
}
