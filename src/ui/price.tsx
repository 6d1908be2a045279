import type { ReactNode } from 'react'
import type { Purpose } from '#contract/listings/property.ts'
import { formatPrice } from '#contract/text/price-words.ts'
import { price as t } from '#messages/common.ts'
import { ForeignPrice } from './foreign-price.tsx'
import { Rich } from './rich.tsx'

/**
 * A price in PKR as people say it: 'PKR 4.75 Crore', 'PKR 1.2 Lac a month', 'Call'. An amount never wraps in the
 * middle. Below it is the line for the same in the currency that the visitor chose. The size of the type comes from
 * `className`, or from the card around it.
 */
export function Price({
  pkr,
  purpose = 'sale',
  className = '',
}: {
  pkr: number
  purpose?: Purpose | undefined
  className?: string
}) {
  return (
    <>
      {pkr > 0 ? (
        <span className={`price ${className}`}>
          <Rich parts={t[purpose]({ amount: formatPrice(pkr), small })} />
        </span>
      ) : (
        <span className={`price whitespace-normal ${className}`}>{formatPrice(pkr)}</span>
      )}
      <ForeignPrice pkr={pkr} />
    </>
  )
}

const small = (text: readonly ReactNode[]) => <small>{text}</small>
