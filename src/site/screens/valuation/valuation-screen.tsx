import { getRouteApi } from '@tanstack/react-router'
import { valuationDefaults } from '#contract/leads/inquiry-fields.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { valuationMethodPath } from '#contract/paths.ts'
import { valuationScreen as t, valuationMethod } from '#messages/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
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
      here={t.crumb}
      title={t.title}
      text={t.intro}
      details={
        <p className="mt-4">
          <SiteLink
            href={valuationMethodPath}
            className="tap-link text-green-700 underline underline-offset-4"
          >
            {valuationMethod.title}
          </SiteLink>
        </p>
      }
      next={nextSteps('valuation')}
    >
      {form.receipt ? (
        <ThankYou form={form} reference={form.receipt.reference} again={t.again}>
          <Estimate />
        </ThankYou>
      ) : (
        <ValuationFields form={form} />
      )}
    </FormPage>
  )
}

/** What it may be worth, once it is known. */
function Estimate() {
  return (
    <section aria-labelledby="estimate" className="lattice mt-6 rounded-card bg-sand p-4">
      <div className="rounded-input bg-white p-4">
        <h3 id="estimate" className="text-lg">
          {t.estimateTitle}
        </h3>
        <p className="mt-1 text-muted">{t.estimateText}</p>
      </div>
    </section>
  )
}
