import { type ReactNode, useState } from 'react'
import { agency } from '#agency'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { booking } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { Rich } from '#ui/rich.tsx'
import { unbrokenReference } from '../../forms/reference.tsx'
import type { Booking } from './booking-data.ts'

const t = booking.confirm

/**
 * The code of the email, which confirms a hold. The email's link has it filled in; it is sent by hand all the same,
 * because mail programs open links on their own.
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
  return (
    <section aria-label={t.label} className="mt-6 print:hidden">
      <p>{confirm?.byEmail ? t.byEmail : t.byPhone}</p>
      {(confirm?.byEmail || given) && (
        <form method="post" className="mt-4 stack-4">
          <input type="hidden" name="action" value="confirm" />
          <input type="hidden" name="reference" value={reference} />
          <Field
            label={t.code}
            name="code"
            value={code}
            onValue={setCode}
            error={error}
            hint={t.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <button type="submit" className={buttonClass({ variant: 'main', size: 'lg', wide: true })}>
            {t.submit({ unit: unit.number })}
          </button>
        </form>
      )}
      <p className="mt-3 text-sm text-muted">
        <Rich
          parts={(confirm?.byEmail ? t.noEmail : t.call)({
            number: formatPhone(agency.phone),
            time: clockTime(heldUntil),
            reference,
            code: unbrokenReference,
            phone: (number: ReactNode) => (
              <a
                href={telLink(agency.phone)}
                className="whitespace-nowrap text-green-700 underline underline-offset-4"
              >
                <LeftToRight>{number}</LeftToRight>
              </a>
            ),
          })}
        />
      </p>
    </section>
  )
}
