import { useRouter } from '@tanstack/react-router'
import { formatPaid } from '#contract/text/money.ts'
import { adminBookings as t } from '#messages/admin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { call } from '../call.ts'
import { When } from '../components/relative-time.tsx'
import { Panel } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import { type BookingForStaff, type Payment, sourceLabels } from './labels.ts'

/** What was paid, and what of it is to go back. */
export function Payments({ booking: { id, payments } }: { booking: BookingForStaff }) {
  return (
    <Panel title={t.payments.title}>
      {payments.length === 0 && <p className="text-muted">{t.payments.none}</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="py-4 first:pt-0 last:pb-0">
            <One booking={id} payment={payment} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function One({ booking, payment }: { booking: number; payment: Payment }) {
  const { amount, currency, status, source, gatewayId, refund, refundReason, refundedAt, createdAt } = payment
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <strong className="font-semibold tabular-nums">{formatPaid(amount, currency)}</strong>
        {status === 'declined' ? (
          <Badge tone="quiet">{t.payments.declined}</Badge>
        ) : (
          <Badge>{t.payments.paid}</Badge>
        )}
        {refund === 'needed' && <Badge tone="danger">{t.payments.refundDue}</Badge>}
        {refund === 'done' && <Badge tone="gold">{t.payments.refunded}</Badge>}
      </p>
      <p className="mt-1 text-sm break-words text-muted">
        {`${gatewayId}, ${sourceLabels[source]}, `}
        <When iso={createdAt} />
        {refundedAt && (
          <>
            {`, ${t.payments.refundedAt} `}
            <When iso={refundedAt} />
          </>
        )}
      </p>
      {refundReason && <p className="mt-2">{refundReason}</p>}
      {refund === 'needed' && <PaidBack booking={booking} payment={payment} />}
    </>
  )
}

/** Records a refund, which is made in the gateway's or the bank's own system. */
function PaidBack({ booking, payment: { id } }: { booking: number; payment: Payment }) {
  const router = useRouter()
  const sending = useSending()
  const say = async (done: boolean) => {
    await call('refundPayment', { params: { booking, payment: id }, body: { done } })
    await router.invalidate()
  }
  const act = async () => {
    if (await sending.send(() => say(true))) notify(t.payments.refundToast, () => say(false))
  }
  return (
    <>
      <Button className="mt-3" variant="main" aria-disabled={sending.isSending} onClick={() => void act()}>
        {t.payments.markRefunded}
      </Button>
      {sending.error && (
        <p role="alert" className="mt-3 text-danger">
          {sending.error}
        </p>
      )}
    </>
  )
}
