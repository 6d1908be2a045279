import { useRouter } from '@tanstack/react-router'
import { formatPaid } from '#contract/text/money.ts'
import { adminBookings as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { BookingForStaff } from './labels.ts'

/** Confirms that the token was received: by bank, or as a payment that is kept instead of refunded. */
export function Confirm({ booking }: { booking: BookingForStaff }) {
  const { id, state, isUnitFree, amount, payments } = booking
  const toRefund = payments.find(
    ({ refund, currency, amount: paid }) => refund === 'needed' && currency === 'PKR' && paid === amount,
  )
  const router = useRouter()
  const form = useForm({
    initial: { payment: toRefund?.gatewayId ?? '' },
    async send(body) {
      await call('confirmBooking', { params: { booking: id }, body })
      notify(t.bookedToast)
      await router.invalidate()
    },
    // A colleague or the gateway may have been quicker.
    onFailure: () => void router.invalidate(),
  })
  if (state === 'booked' || (state === 'released' && !isUnitFree)) return null
  return (
    <Panel title={t.tokenTitle}>
      <p className="mb-4 text-muted">
        {state === 'held'
          ? t.stillHeld({ amount: formatPaid(amount) })
          : t.stillFree({ amount: formatPaid(amount) })}
      </p>
      <SubmitForm form={form} submit={t.bookUnit}>
        <Field
          {...form.field('payment')}
          label={t.transferNumber}
          hint={toRefund ? t.transferHintRefund : t.transferHint}
          autoComplete="off"
        />
      </SubmitForm>
    </Panel>
  )
}

/** Releases the unit for other buyers. */
export function Release({ booking: { id, state } }: { booking: BookingForStaff }) {
  const router = useRouter()
  const form = useForm({
    initial: { reason: '' },
    async send(body) {
      await call('releaseBooking', { params: { booking: id }, body })
      notify(t.releasedToast)
      await router.invalidate()
    },
    onFailure: () => void router.invalidate(),
  })
  if (state === 'released') return null
  return (
    <Panel title={t.releaseTitle}>
      <p className="mb-4 text-muted">{state === 'booked' ? t.releaseRefund : t.releaseFree}</p>
      <SubmitForm form={form} submit={t.releaseUnit} variant="plain">
        <Field
          {...form.field('reason')}
          label={t.releaseReason}
          hint={t.releaseReasonHint}
          autoComplete="off"
        />
      </SubmitForm>
    </Panel>
  )
}
