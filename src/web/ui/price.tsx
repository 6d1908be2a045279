import { splitPrice } from '#contract/money.ts'
import type { Purpose } from '#contract/property.ts'

/**
 * A price in PKR as people say it: 'PKR 4.75 Crore', 'PKR 1.2 Lac a month', 'Call'. It never wraps in the middle.
 * The size of the type comes from `className`.
 */
export function Price({
  pkr,
  purpose = 'sale',
  className = 'text-price',
}: {
  pkr: number
  purpose?: Purpose
  className?: string
}) {
  const { amount, unit } = splitPrice(pkr)
  return (
    <span className={`font-semibold tracking-tight whitespace-nowrap tabular-nums ${className}`}>
      {pkr > 0 && (
        <span className="text-[max(0.65em,0.8125rem)] font-medium tracking-wide text-muted">PKR </span>
      )}
      {amount}
      {unit && ` ${unit}`}
      {pkr > 0 && purpose === 'rent' && (
        <span className="text-[max(0.7em,0.8125rem)] font-normal tracking-normal text-muted"> a month</span>
      )}
    </span>
  )
}
