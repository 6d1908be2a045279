import { getRouteApi } from '@tanstack/react-router'
import { agencyText } from '#contract/agency-texts.ts'
import { wantedDefaults } from '#contract/leads/inquiry-fields.ts'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { wantedScreen as t } from '#messages/site.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { wantedForm } from '../../forms/wanted-form.ts'
import { MatchingListings } from './matching-listings.tsx'
import { WantedFields } from './wanted-fields.tsx'

const route = getRouteApi('/wanted')

/** A property that is looked for: the request, then what the agency already has of it. */
export function WantedScreen() {
  const { posted, initial, areas, name } = route.useLoaderData()
  const form = useForm(wantedForm, { initial: { ...wantedDefaults, ...initial }, posted, draft: name })
  return (
    <>
      <FormPage
        here={t.crumb}
        title={t.title}
        text={t.intro({ agency: agencyText('name') })}
        next={nextSteps('wanted')}
      >
        {form.receipt ? (
          <ThankYou form={form} reference={form.receipt.reference} again={t.again} />
        ) : (
          <WantedFields form={form} firstAreas={areas} />
        )}
      </FormPage>
      {form.receipt && <MatchingListings choice={form.receipt.matching} />}
    </>
  )
}
