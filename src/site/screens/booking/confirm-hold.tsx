import { useState } from 'react'
import { agency } from '#agency'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import type { Booking } from './booking-data.ts'

/**
 * The code of the email, which confirms a hold. The email's link has it filled in; it is sent by hand all the same,
 * because mail programs open links that nobody pressed.
 */
export function ConfirmHold({
  booking: { confirm, heldUntil, unit, reference },
  code: given,
  error,
}: {
  booking: Booking
  code: string
  error: string | undefined
}) {
  const [code, setCode] = useState(given)
  const call = (
    <a href={telLink(agency.phone)} className="whitespace-nowrap text-green-700 underline underline-offset-4">
      <LeftToRight>{formatPhone(agency.phone)}</LeftToRight>
    </a>
  )
  return (
    <section aria-label="Confirm your hold" className="mt-6 print:hidden">
      <p>
        {confirm?.byEmail
          ? 'We have sent you an email with a code and a link. Enter the code or open the link.'
          : 'This site cannot send email at the moment. Call us and quote your reference: we confirm the hold for you.'}
      </p>
      {(confirm?.byEmail || given) && (
        <form method="post" className="mt-4 space-y-4">
          <input type="hidden" name="action" value="confirm" />
          <input type="hidden" name="reference" value={reference} />
          <Field
            label="6-digit code"
            name="code"
            value={code}
            onValue={setCode}
            error={error}
            hint="e.g. 204 815"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <button type="submit" className={buttonClass({ variant: 'main', size: 'lg', wide: true })}>
            {`Confirm hold on ${unit.number}`}
          </button>
        </form>
      )}
      <p className="mt-3 text-sm text-muted">
        {confirm?.byEmail ? 'No email? Look in your spam folder, or call ' : 'Call '}
        {call}
        {` before ${clockTime(heldUntil)} and quote ${reference}. There is nothing to pay yet.`}
      </p>
    </section>
  )
}
