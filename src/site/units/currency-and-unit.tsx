import { CurrencyChoice } from '../currency/currency-choice.tsx'
import { UnitChoice } from './unit-choice.tsx'

/** How a visitor wants to read prices: in which currency beside PKR, and per which unit of area. */
export function CurrencyAndUnit({ id, className = '' }: { id: string; className?: string }) {
  return (
    <div className={`flex flex-wrap items-start gap-x-6 noscript:hidden print:hidden ${className}`}>
      <CurrencyChoice id={`${id}-currency`} />
      <UnitChoice id={`${id}-unit`} />
    </div>
  )
}
