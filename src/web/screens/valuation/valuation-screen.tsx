import { getRouteApi } from '@tanstack/react-router'
import { valuationDefaults } from '#contract/enquiry-fields.ts'
import { nextSteps } from '#contract/next-steps.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { valuationForm } from '../../forms/valuation-form.ts'
import { ValuationFields } from './valuation-fields.tsx'

const route = getRouteApi('/valuation')

/** What a property may be worth: the request, and what becomes of it. */
export function ValuationScreen() {
  const form = useForm(valuationForm, {
    initial: valuationDefaults,
    posted: route.useLoaderData(),
    draft: valuationForm.id,
  })
  return (
    <FormPage
      title="What is it worth?"
      text="Say what it is, where and how big. The more exact, the narrower the range."
      next={form.receipt ? undefined : nextSteps.valuation}
    >
      {form.receipt ? (
        <ThankYou form={form} reference={form.receipt.reference} again="Value another property" />
      ) : (
        <ValuationFields form={form} />
      )}
    </FormPage>
  )
}
