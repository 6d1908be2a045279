import { foreignCurrencies } from '#contract/costs/currencies.ts'
import { foreignPrices as t } from '#messages/site.ts'
import { filledLater } from '#ui/filled-later.ts'
import { InlineSelect } from '../parts/inline-select.tsx'

/** Where a visitor chooses a currency beside PKR, with the date and source of its rate below. */
export function CurrencyChoice({ id, className = '' }: { id: string; className?: string }) {
  return (
    <div className={`max-w-full text-sm noscript:hidden print:hidden ${className}`}>
      <InlineSelect id={id} label={t.label} aria-describedby={`${id}-rate`} data-currency-choice="">
        <option value="">{t.none}</option>
        {foreignCurrencies.map((currency) => (
          <option key={currency} value={currency}>
            {t.names[currency]}
          </option>
        ))}
      </InlineSelect>
      <p id={`${id}-rate`} className="rate-note mt-1 max-w-[40em]" {...filledLater} />
    </div>
  )
}
