import { type SizeUnit, typeLabel } from '#contract/listings/property.ts'
import { usualPriceUnit } from '#contract/places/price-unit.ts'
import { pricePerText } from '#contract/places/price-unit-text.ts'
import { areaPage as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import { type AreaReport, measureOf } from './area-data.ts'

type Question = { question: string; usual: SizeUnit; answer: (unit: SizeUnit) => string }

/** What people ask of an area, answered from its figures; a question without a figure is not there. */
export function areaQuestions({ area, prices, timeOnMarket, on }: AreaReport): Question[] {
  const date = formatDate(on)
  const measure = measureOf(area)
  const answerOf = (purpose: 'sale' | 'rent'): Question[] => {
    const figure = prices.find((one) => one.purpose === purpose)
    if (!figure) return []
    const { type, median, sample } = figure
    const facts = (unit: SizeUnit) => ({
      price: pricePerText(median, { ...measure, unit, sample }, purpose),
      type: typeLabel(type),
      count: sample,
      date,
    })
    const usual = usualPriceUnit(type, measure)
    return purpose === 'sale'
      ? [{ question: t.howMuch({ area: area.name }), usual, answer: (unit) => t.howMuchAnswer(facts(unit)) }]
      : [
          {
            question: t.rentQuestion({ area: area.name }),
            usual,
            answer: (unit) => t.rentAnswer(facts(unit)),
          },
        ]
  }
  const days = timeOnMarket && t.howLongAnswer({ days: timeOnMarket.days, count: timeOnMarket.sample })
  return [
    ...answerOf('sale'),
    ...answerOf('rent'),
    ...(days ? [{ question: t.howLong({ area: area.name }), usual: measure.unit, answer: () => days }] : []),
  ]
}
