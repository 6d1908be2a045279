import { useRouter } from '@tanstack/react-router'
import { formatPaid } from '#contract/text/money.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { BookingForStaff } from './labels.ts'

/** The token came: by bank, or a payment that was to be paid back is kept after all. */
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
      notify('The unit is booked, and the buyer has a receipt.')
      await router.invalidate()
    },
    // A colleague or the gateway may have been quicker.
    onFailure: () => void router.invalidate(),
  })
  if (state === 'booked' || (state === 'released' && !isUnitFree)) return null
  return (
    <Panel title="The token came">
      <p className="mb-4 text-muted">
        {state === 'held'
          ? `${formatPaid(amount)} is on the account: the unit is booked.`
          : `Nobody else has the unit: with ${formatPaid(amount)} on the account it can still be booked.`}
      </p>
      <SubmitForm form={form} submit="Book the unit">
        <Field
          {...form.field('payment')}
          label="The bank’s number of the transfer"
          hint={toRefund ? 'Or that of the payment that was to be paid back' : 'Each counts for one booking'}
          autoComplete="off"
        />
      </SubmitForm>
    </Panel>
  )
}

/** Somebody else may have the unit. */
export function Release({ booking: { id, state } }: { booking: BookingForStaff }) {
  const router = useRouter()
  const form = useForm({
    initial: { reason: '' },
    async send(body) {
      await call('releaseBooking', { params: { booking: id }, body })
      notify('The unit is free again.')
      await router.invalidate()
    },
    onFailure: () => void router.invalidate(),
  })
  if (state === 'released') return null
  return (
    <Panel title="Release the unit">
      <p className="mb-4 text-muted">
        {state === 'booked'
          ? 'What was paid is then to be paid back, of which the buyer is told.'
          : 'Nothing was paid; whoever wants it next may have it.'}
      </p>
      <SubmitForm form={form} submit="Release unit" variant="plain">
        <Field
          {...form.field('reason')}
          label="Why"
          hint="For colleagues. Kept in the audit log for good: no names or phone numbers"
          autoComplete="off"
        />
      </SubmitForm>
    </Panel>
  )
}
