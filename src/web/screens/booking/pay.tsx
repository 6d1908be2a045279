import { clockTime } from '#contract/clock-time.ts'
import { buttonClass } from '../../ui/button.tsx'
import { rupees } from '../book/booking-words.ts'
import type { Booking } from './booking-data.ts'

/**
 * The form that leads to the page of the gateway, every field of it signed by the server. The gateway's script, loaded
 * here alone, opens that page from it; without the script the form goes there by itself.
 */
export function PayOnline({
  pay: { gateway, script, action, fields },
  amount,
  isSecond,
}: {
  pay: NonNullable<Booking['pay']>
  amount: number
  /** They may have paid already. */
  isSecond: boolean
}) {
  return (
    <form method="post" action={action} data-checkout className="mt-6 print:hidden">
      <script src={script} async />
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={buttonClass({ variant: isSecond ? 'plain' : 'main', size: 'lg', wide: true })}
      >
        {isSecond ? 'I have not paid yet: pay now' : `Pay ${rupees(amount)}`}
      </button>
      <p className="mt-3 text-sm text-muted">
        {`You pay on the page of ${gateway} and come back here. Your card’s number never reaches us.`}
      </p>
    </form>
  )
}

export function PayToAccount({
  account: { bank, title, iban },
  booking: { amount, reference, heldUntil },
}: {
  account: NonNullable<Booking['account']>
  booking: Booking
}) {
  return (
    <section aria-label="The transfer" className="mt-6 rounded-card border border-line p-5">
      <p>
        {`Send `}
        <strong className="font-semibold">{rupees(amount)}</strong>
        {` to this account. We book the unit as soon as it is there, and write to you.`}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        <dt className="text-muted">Bank</dt>
        <dd>{bank}</dd>
        <dt className="text-muted">Account</dt>
        <dd>{title}</dd>
        <dt className="text-muted">IBAN</dt>
        <dd className="tabular-nums select-all">{iban}</dd>
        <dt className="text-muted">Purpose</dt>
        <dd className="tabular-nums select-all">{reference}</dd>
      </dl>
      <p className="mt-4 text-sm text-muted">
        {`Without a transfer the unit is free again at ${clockTime(heldUntil)}.`}
      </p>
    </section>
  )
}
