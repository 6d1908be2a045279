import { formatAmount } from '#contract/text/money.ts'
import { costs as labels } from '#messages/common.ts'
import { costsScreen } from '#messages/site.ts'
import { Rich } from '#ui/rich.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Costs } from './costs-data.ts'
import { missingCharges } from './missing-charges.ts'

const t = costsScreen.example

/** What a usual purchase costs, before anything is asked. */
export function Example({ costs }: { costs: Costs }) {
  const buyer = costs.sides.find(({ payer }) => payer === 'buyer')
  if (!buyer) return null
  const { total, isWhole } = buyer
  const said = {
    home: t.home[costs.property],
    region: labels.regions[costs.region],
    price: formatAmount(costs.price),
    total: formatAmount(total),
  }
  return (
    <section aria-labelledby="costs-example" className="mt-6 max-w-[46em] rounded-panel bg-sand p-5">
      <h2 id="costs-example" className="text-lg">
        {t.title}
      </h2>
      <p className="mt-1 text-pretty">
        {isWhole
          ? t.text({ ...said, sum: formatAmount(costs.price + total) })
          : t.textWithout({ ...said, charges: missingCharges(buyer) })}{' '}
        {t.yours}
      </p>
      <p className="mt-2 text-pretty">
        <Rich
          parts={t.abroad({
            link: (text) => (
              <SiteLink href="/overseas" className="font-medium text-green-700 underline underline-offset-4">
                {text}
              </SiteLink>
            ),
          })}
        />
      </p>
    </section>
  )
}
