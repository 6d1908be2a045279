import { valuationDefaults } from '#contract/leads/inquiry-fields.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { formatAmountRange } from '#contract/text/money.ts'
import { estimateScreen, formParts, valuationScreen as t } from '#messages/site.ts'
import { sentName, useCities } from '../../cities.ts'
import type { Posted } from '../../forms/posting.ts'
import { NextSteps, ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { valuationForm } from '../../forms/valuation-form.ts'
import { type Result, typeGroup } from './estimate-data.ts'
import { subjectLabel } from './estimate-result.tsx'
import { ValuationFields } from './valuation-fields.tsx'

type Props = { result: Result | undefined; posted: Posted | undefined; address: string }

/** The request for an agent's visit, filled in with what was estimated; the estimate goes with it. */
export function AgentForm({ result, posted, address }: Props) {
  const question = result?.question ?? ''
  const form = useForm(valuationForm, {
    initial: { ...valuationDefaults, ...useProperty(result) },
    posted,
    // What was typed for one property is not put over the facts of another.
    draft: [valuationForm.id, question].filter(Boolean).join(' '),
    attached: { estimate: { value: question } },
  })
  const figure = result?.estimate.enough ? result.estimate : undefined
  const range = figure && formatAmountRange(figure.low, figure.high)
  return (
    <div className="group grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)]">
      <div className="rounded-panel border border-line bg-white p-5 shadow-raised md:p-7">
        {form.receipt ? (
          <ThankYou form={form} reference={form.receipt.reference} again={t.again}>
            <section aria-labelledby="your-estimate" className="lattice mt-6 rounded-card bg-sand p-4">
              <div className="rounded-input bg-white p-4">
                <h3 id="your-estimate" className="text-lg">
                  {t.estimateTitle}
                </h3>
                <p className="mt-1 text-muted">
                  {range ? estimateScreen.withRequest({ range }) : t.estimateText}
                </p>
              </div>
            </section>
          </ThankYou>
        ) : (
          <>
            {range && result && (
              <p className="mb-4 rounded-card bg-green-50 px-4 py-3">
                {estimateScreen.sendsEstimate({ range, subject: subjectLabel(result.subject) })}
              </p>
            )}
            <ValuationFields
              form={form}
              action={address}
              property={result && isKnown(result) ? subjectLabel(result.subject) : undefined}
            />
          </>
        )}
      </div>
      <section
        aria-label={formParts.next}
        className="lattice rounded-panel group-has-data-thanks:hidden bg-sand p-5 md:p-6"
      >
        <div className="rounded-card bg-white p-5 md:p-6">
          <h3 className="text-xl">{formParts.next}</h3>
          <NextSteps steps={nextSteps('valuation')} className="mt-5" />
        </div>
      </section>
    </div>
  )
}

/** Whether the estimate knows all that the request needs; of a whole city it does not know the area. */
function isKnown({ estimate, subject }: Result): boolean {
  return estimate.enough && subject.place.kind === 'area'
}

/** The fields of the request that the estimate knows. */
function useProperty(result: Result | undefined) {
  const { data: cities } = useCities()
  if (!result) return {}
  const { place, purpose, type, size, beds } = result.subject
  const city = cities.find(({ id }) => id === place.cityId)
  return {
    purpose: purpose === 'sale' ? 'sell' : 'rent',
    city: city ? sentName(city) : '',
    area: place.kind === 'area' ? place.name : '',
    type: typeGroup(type),
    size: String(size.value),
    size_unit: size.unit,
    beds,
  }
}
