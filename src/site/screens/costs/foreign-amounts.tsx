import { foreignAmount } from '#contract/text/foreign-amount.ts'
import { formatNumber } from '#messages/format-number.ts'
import { costsScreen as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import { Part } from '#ui/titled-section.tsx'
import { Cells } from '../area/cells.tsx'
import type { Costs, ExchangeRates } from './costs-data.ts'
import { missingCharges } from './missing-charges.ts'

/** A sale in other currencies, each with the date and the source of its rate. Rents are too small for round thousands. */
export function ForeignAmounts({ costs, rates }: { costs: Costs; rates: ExchangeRates }) {
  if (rates.length === 0 || costs.purpose === 'rent') return null
  const buyer = costs.sides.find(({ payer }) => payer === 'buyer')
  return (
    <Part title={t.foreign} className="mt-10">
      <Cells
        caption={t.foreign}
        heads={[t.currency, t.price.sale, ...(buyer ? [totalText(buyer)] : [])]}
        rows={rates.map(({ currency, pkr, day, source, isOld }) => {
          const inCurrency = (amount: number) => (
            <span className="whitespace-nowrap">{foreignAmount(amount, { currency, pkr })}</span>
          )
          return {
            key: currency,
            name: (
              <>
                {currency}
                <span className="block text-sm text-muted">
                  {t.rateOf({ pkr: formatNumber(pkr), date: formatDate(day), source })}
                </span>
                {isOld && <span className="block text-sm text-gold-700">{t.oldRate}</span>}
              </>
            ),
            cells: [inCurrency(costs.price), ...(buyer ? [inCurrency(buyer.total)] : [])],
          }
        })}
      />
    </Part>
  )
}

function totalText(side: Costs['sides'][number]): string {
  return side.isWhole ? t.total : t.totalWithout({ charges: missingCharges(side) })
}
