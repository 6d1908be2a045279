import { typeLabel } from '#contract/listings/property.ts'
import { formatNumber } from '#messages/format-number.ts'
import { areaPage as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import type { AreaReport } from './area-data.ts'

/** What people ask of an area, answered from its figures; a question without a figure is not there. */
export function areaQuestions({ area, prices, timeOnMarket, on }: AreaReport) {
  const date = formatDate(on)
  const answerOf = (purpose: 'sale' | 'rent') => {
    const figure = prices.find((one) => one.purpose === purpose)
    if (!figure) return []
    const facts = {
      median: formatNumber(figure.median),
      type: typeLabel(figure.type),
      count: figure.sample,
      date,
    }
    return purpose === 'sale'
      ? [{ question: t.howMuch({ area: area.name }), answer: t.howMuchAnswer(facts) }]
      : [{ question: t.rentQuestion({ area: area.name }), answer: t.rentAnswer(facts) }]
  }
  return [
    ...answerOf('sale'),
    ...answerOf('rent'),
    ...(timeOnMarket
      ? [
          {
            question: t.howLong({ area: area.name }),
            answer: t.howLongAnswer({ days: timeOnMarket.days, count: timeOnMarket.sample }),
          },
        ]
      : []),
  ]
}
