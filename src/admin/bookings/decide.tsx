import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatPaid } from '#contract/text/money.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import type { BookingForStaff } from './labels.ts'

/** The token came: by bank, or a payment that was to be paid back is kept after all. */
export function Confirm({ booking }: { booking: BookingForStaff }) {
  const { id, state, isUnitFree, amount, payments } = booking
  const kept = payments.find(
    ({ refund, currency, amount: paid }) => refund === 'needed' && currency === 'PKR' && paid === amount,
  )
  const [payment, setPayment] = useState(kept?.gatewayId ?? '')
  const router = useRouter()
  const sending = useSending()
  if (state === 'booked' || (state === 'released' && !isUnitFree)) return null
  const confirm = async () => {
    const sent = () => call('confirmBooking', { params: { booking: id }, body: { payment } })
    if (await sending.send(sent)) notify('The unit is booked, and the buyer has a receipt.')
    // Refused as well: a colleague or the gateway may have been quicker.
    await router.invalidate()
  }
  return (
    <Panel title="The token came">
      <p className="mb-4 text-muted">
        {state === 'held'
          ? `${formatPaid(amount)} is on the account: the unit is booked.`
          : `Nobody else has the unit: with ${formatPaid(amount)} on the account it can still be booked.`}
      </p>
      <SendForm sending={sending} submit="Book the unit" onSend={() => void confirm()}>
        <Field
          label="The bank’s number of the transfer"
          name="payment"
          value={payment}
          onValue={setPayment}
          error={sending.fields.payment}
          hint={kept ? 'Or that of the payment that was to be paid back' : 'Each counts for one booking'}
          autoComplete="off"
        />
      </SendForm>
    </Panel>
  )
}

/** Somebody else may have the unit. */
export function Release({ booking: { id, state } }: { booking: BookingForStaff }) {
  const [reason, setReason] = useState('')
  const router = useRouter()
  const sending = useSending()
  if (state === 'released') return null
  const release = async () => {
    const sent = () => call('releaseBooking', { params: { booking: id }, body: { reason } })
    if (await sending.send(sent)) notify('The unit is free again.')
    await router.invalidate()
  }
  return (
    <Panel title="Give the unit free">
      <p className="mb-4 text-muted">
        {state === 'booked'
          ? 'What was paid is then to be paid back, of which the buyer is told.'
          : 'Nothing was paid; whoever wants it next may have it.'}
      </p>
      <SendForm sending={sending} submit="Give it free" look="plain" onSend={() => void release()}>
        <Field
          label="Why"
          name="reason"
          value={reason}
          onValue={setReason}
          error={sending.fields.reason}
          hint="For colleagues. Kept in the audit log for good: no names or phone numbers"
          autoComplete="off"
        />
      </SendForm>
    </Panel>
  )
}
