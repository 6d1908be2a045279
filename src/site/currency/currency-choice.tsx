import { foreignCurrencies } from '#contract/costs/currencies.ts'
import { foreignPrices as t } from '#messages/site.ts'
import { filledLater } from '#ui/filled-later.ts'

/** Where a visitor chooses a currency beside PKR, with the date and source of its rate below. */
export function CurrencyChoice({ id, className = '' }: { id: string; className?: string }) {
  return (
    <div className={`text-sm noscript:hidden print:hidden ${className}`}>
      <p className="flex flex-wrap items-center gap-x-2.5">
        <label htmlFor={id}>{t.label}</label>
        <select
          id={id}
          aria-describedby={`${id}-rate`}
          data-currency-choice=""
          defaultValue=""
          // What a browser remembers of a form is not what was chosen.
          autoComplete="off"
          className="min-h-11 max-w-full rounded-input border border-current/40 bg-transparent select-arrow ps-3 pe-9 text-inherit [&>option]:bg-white [&>option]:text-ink"
        >
          <option value="">{t.none}</option>
          {foreignCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {t.names[currency]}
            </option>
          ))}
        </select>
      </p>
      <p id={`${id}-rate`} className="rate-note mt-1 max-w-[40em]" {...filledLater} />
    </div>
  )
}
