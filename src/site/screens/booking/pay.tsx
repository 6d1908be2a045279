import type { ReactNode } from 'react'
import { clockTime } from '#contract/text/clock-time.ts'
import { booking as texts } from '#messages/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Rich } from '#ui/rich.tsx'
import { unbrokenReference } from '../../forms/reference.tsx'
import { rupees } from '../book/booking-labels.ts'
import type { Booking } from './booking-data.ts'

const t = texts.transfer

/**
 * The form that leads to the page of the gateway, every field of it signed by the server. The gateway's
 * script, loaded only here, opens that page from it; without the script the form is posted there.
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
        {isSecond ? texts.pay.again : texts.pay.submit({ amount: rupees(amount) })}
      </button>
      <p className="mt-3 text-sm text-muted">{texts.pay.note({ gateway })}</p>
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
    <section aria-label={t.label} className="mt-6 rounded-card border border-line p-4 sm:p-5">
      <p>
        <Rich
          parts={t.text({
            amount: rupees(amount),
            strong: (inside: ReactNode) => <strong className="font-semibold">{inside}</strong>,
          })}
        />
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        <dt className="text-muted">{t.bank}</dt>
        <dd lang={contentLang(bank)}>{bank}</dd>
        <dt className="text-muted">{t.account}</dt>
        <dd lang={contentLang(title)}>{title}</dd>
        <dt className="text-muted">{t.iban}</dt>
        <dd className="min-w-0">
          <span
            dir="ltr"
            className="text-[clamp(0.75rem,3.4vw,1rem)] whitespace-nowrap tabular-nums select-all"
          >
            {iban}
          </span>
          <span className="mt-2 block">
            <CopyButton text={iban.replaceAll(' ', '')} label={t.copyIban} />
          </span>
        </dd>
        <dt className="text-muted">{t.purpose}</dt>
        <dd className="tabular-nums select-all">{unbrokenReference(reference)}</dd>
      </dl>
      <p className="mt-4 text-sm text-muted">{t.deadline({ time: clockTime(heldUntil) })}</p>
    </section>
  )
}
