import { getRouteApi } from '@tanstack/react-router'
import { valuationDefaults } from '#contract/enquiry-fields.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { successText } from '../../forms/success-text.ts'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { valuationForm } from '../../forms/valuation-form.ts'
import { ValuationFields } from './valuation-fields.tsx'

const route = getRouteApi('/valuation')

const next = [
  'An agent of the area compares your property with what was sold and let nearby.',
  'You hear a range, and how sure we are of it, by phone or e-mail.',
  'Nothing is advertised before you say so.',
]

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
      next={form.receipt ? undefined : next}
    >
      {form.receipt ? (
        <ThankYou
          title={successText('valuation')}
          reference={form.receipt.reference}
          next={next}
          again="Value another property"
          onAgain={form.reset}
        />
      ) : (
        <ValuationFields form={form} />
      )}
    </FormPage>
  )
}
