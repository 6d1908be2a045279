import type { Purpose } from '#contract/listings/property.ts'
import { formatPrice } from '#contract/text/money.ts'

/**
 * A price in PKR as people say it: 'PKR 4.75 Crore', 'PKR 1.2 Lac a month', 'Call'. It never wraps in the middle.
 * The size of the type comes from `className`, or from the card around it.
 */
export function Price({
  pkr,
  purpose = 'sale',
  className = '',
}: {
  pkr: number
  purpose?: Purpose
  className?: string
}) {
  return (
    <span className={`price ${className}`}>
      {pkr > 0 && <small>PKR </small>}
      {formatPrice(pkr)}
      {pkr > 0 && purpose === 'rent' && <small> a month</small>}
    </span>
  )
}
