import {
  formatAmount,
  isBareNumber,
  type PriceUnit,
  parsePrice,
  priceUnitNames,
} from '#contract/text/money.ts'
import { Field } from '#ui/field.tsx'
import type { FieldState } from '#ui/forms/field-state.ts'

const examples: Readonly<Record<PriceUnit, string>> = {
  crore: 'In Crore, e.g. 2.5, or 50 Lac',
  lac: 'In Lac, e.g. 50, or 2.5 Crore',
  thousand: 'In thousands, e.g. 90, or 1.5 Lac',
}

/**
 * An amount of PKR as people type it. A bare number counts in `unit`, which stands in the box until something else
 * is typed; under the field stands what was understood.
 */
export function PriceField({
  unit,
  isMonthly = false,
  ...field
}: FieldState & { unit: PriceUnit; isMonthly?: boolean }) {
  const pkr = parsePrice(field.value, unit)
  const perMonth = isMonthly ? ' a month' : ''
  const hint = pkr ? `${formatAmount(pkr)}${perMonth}` : `${examples[unit]}${perMonth}`
  return (
    <div className="relative">
      <Field autoComplete="off" enterKeyHint="next" hint={hint} {...field} />
      {isBareNumber(field.value) && (
        <span aria-hidden="true" className="pointer-events-none absolute top-6 end-3.5 text-muted">
          {priceUnitNames[unit]}
        </span>
      )}
    </div>
  )
}
