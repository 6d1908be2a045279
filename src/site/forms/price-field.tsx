import { readPrice } from '#contract/forms/typed-amounts.ts'
import { formatAmount } from '#contract/text/money.ts'
import { isBareNumber, type PriceUnit, priceUnitNames } from '#contract/text/read-price.ts'
import { formFields as t } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import type { FieldState } from '#ui/forms/field-state.ts'

/**
 * An amount of PKR as people type it. A bare number counts in `unit`, which the box shows until another
 * unit is typed; the amount it was read as is under the field.
 */
export function PriceField({
  unit,
  isMonthly = false,
  ...field
}: FieldState & { unit: PriceUnit; isMonthly?: boolean }) {
  const pkr = readPrice(field.value, unit)
  const amount = pkr ? formatAmount(pkr) : t.priceHints[unit]
  const hint = isMonthly ? t.monthly({ amount }) : amount
  return (
    <div className="relative">
      <Field autoComplete="off" enterKeyHint="next" hint={hint} {...field} />
      {isBareNumber(field.value) && (
        <span aria-hidden="true" className="pointer-events-none absolute top-[1.5rem] end-3.5 text-muted">
          {priceUnitNames[unit]}
        </span>
      )}
    </div>
  )
}
