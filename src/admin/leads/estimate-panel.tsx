import type { ReactNode } from 'react'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import { formatAmount, formatAmountRange } from '#contract/text/money.ts'
import { parsePrice, typedPrice } from '#contract/text/read-price.ts'
import { leadRules, leadEstimate as t } from '#messages/admin.ts'
import { formatNumber } from '#messages/format-number.ts'
import { Field } from '#ui/field.tsx'
import { formatDate } from '#ui/format-date.ts'
import { formatKnownDate } from '#ui/format-known-date.ts'
import { call } from '../call.ts'
import { Panel } from '../components/screen.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import type { Act, LeadDetail } from './lead-detail.ts'

type Estimate = NonNullable<LeadDetail['estimate']>

/** The estimate that the visitor got, with its evidence, and the agency's own beside it. */
export function EstimatePanel({
  lead: { id, mergedInto },
  estimate,
  onAct,
}: {
  lead: LeadDetail
  estimate: Estimate
  onAct: Act
}) {
  const { purpose, figure, reason, cases, asOf, madeAt, size, sizeUnit, type, place } = estimate
  return (
    <Panel title={t.title}>
      <p className="mb-4 text-muted">
        {t.of({ size: formatSize({ value: size, unit: sizeUnit }), type: typeLabel(type), place })}
      </p>
      {figure === null && (
        <p className="mb-4">
          {t.noFigure} {reason && t.reasons[reason]}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {figure && (
          <>
            <Fact label={t[purpose]}>
              <span className="text-xl font-semibold">{formatAmount(figure.likely)}</span>
            </Fact>
            <Fact label={t.range}>{formatAmountRange(figure.low, figure.high)}</Fact>
          </>
        )}
        <Fact label={t.cases}>{formatNumber(cases)}</Fact>
        {asOf && <Fact label={t.asOf}>{formatKnownDate(asOf)}</Fact>}
        <Fact label={t.madeAt}>{formatDate(madeAt)}</Fact>
      </dl>
      {figure && (
        <div className="mt-5 border-t border-line pt-5">
          <Recorded estimate={estimate} likely={figure.likely} />
          {!mergedInto && <OwnFigure lead={id} estimate={estimate} onAct={onAct} />}
        </div>
      )}
    </Panel>
  )
}

/** What the agency thinks, and how far estimates were from that on the whole. */
function Recorded({ estimate: { correction, corrections }, likely }: { estimate: Estimate; likely: number }) {
  return (
    <>
      {correction && (
        <dl className="mb-3">
          <Fact label={t.recorded}>
            <span className="text-xl font-semibold">{formatAmount(correction.figure)}</span>
            <span className="block">{difference(likely, correction.figure)}</span>
            <span className="block text-sm text-muted">
              {correction.by
                ? t.by({ name: correction.by, date: formatDate(correction.at) })
                : formatDate(correction.at)}
            </span>
          </Fact>
        </dl>
      )}
      {corrections.medianDeviation !== null && (
        <p className="mb-4 text-sm text-muted">
          {t.measured({
            cases: corrections.cases,
            percent: formatNumber(corrections.medianDeviation * 100, 1),
          })}
        </p>
      )}
    </>
  )
}

function OwnFigure({
  lead,
  estimate: { correction },
  onAct,
}: {
  lead: number
  estimate: Estimate
  onAct: Act
}) {
  const form = useForm({
    initial: () => ({ figure: correction ? typedPrice(correction.figure) : '' }),
    check: (values): Record<string, string> =>
      parsePrice(values.figure) === undefined ? { figure: leadRules.figure } : {},
    send: async ({ figure }) => {
      await call('correctEstimate', { params: { lead }, body: { figure: parsePrice(figure) ?? 0 } })
      await onAct(async () => {}, t.saved)
    },
  })
  return (
    <SubmitForm form={form} submit={t.save} variant="plain">
      <Field {...form.field('figure')} label={t.own} hint={t.ownHint} autoComplete="off" />
    </SubmitForm>
  )
}

function difference(likely: number, figure: number): string {
  const percent = Math.round((likely / figure - 1) * 100)
  if (percent === 0) return t.equal
  return percent > 0 ? t.above({ percent }) : t.below({ percent: -percent })
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
