import { getRouteApi } from '@tanstack/react-router'
import { agency } from '#agency'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { franchisePath } from '#contract/paths.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { Field } from '#ui/field.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { franchiseForm } from '../../forms/franchise-form.ts'
import { EmailField, PhoneField } from '../../forms/person-fields.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import { ThankYou } from '../../forms/thank-you.tsx'
import { useForm } from '../../forms/use-form.ts'
import { productName } from './product-name.ts'

const route = getRouteApi('/get-{$product}-franchise')
const submit = submitTexts('Ask for the terms')

/** The franchise enquiry of one product. */
export function FranchiseScreen() {
  const { product } = route.useParams()
  const { qrcode } = route.useSearch()
  const form = useForm(franchiseForm, {
    initial: qrcode ? { qrcode } : {},
    posted: route.useLoaderData(),
    draft: `${franchiseForm.id}-${product}`,
  })
  return (
    <FormPage
      here="Franchise"
      title={`Get the ${productName(product)} franchise`}
      text={`Our name, our listings and our training; your office, your people, your city. ${agency.promise}`}
      next={nextSteps('franchise')}
      aside={<FranchiseDesk />}
    >
      {form.receipt ? (
        <ThankYou form={form} reference={form.receipt.reference} again="Send another enquiry" />
      ) : (
        <FormBox form={form} action={franchisePath(product)} submit={submit}>
          <Field autoComplete="name" enterKeyHint="next" {...form.field('first_name')} />
          <EmailField form={form} />
          <PhoneField form={form} />
          <div className="grid gap-3.5 sm:grid-cols-2">
            <Field autoComplete="address-level2" enterKeyHint="next" {...form.field('city')} />
            <Field autoComplete="address-level3" enterKeyHint="next" {...form.field('city_location')} />
            <Field autoComplete="off" enterKeyHint="next" {...form.field('reference')} />
            <Field autoComplete="off" enterKeyHint="next" {...form.field('qrcode')} />
          </div>
          <Field {...form.field('message')} />
        </FormBox>
      )}
    </FormPage>
  )
}

function FranchiseDesk() {
  const { phone, email } = agency.franchiseDesk
  return (
    <p className="mt-6 border-t border-line pt-5 text-muted">
      Franchise desk:{' '}
      <a href={telLink(phone)} className="whitespace-nowrap text-ink underline underline-offset-4">
        <LeftToRight>{formatPhone(phone)}</LeftToRight>
      </a>{' '}
      or{' '}
      <a href={`mailto:${email}`} className="break-words text-ink underline underline-offset-4">
        {email}
      </a>
    </p>
  )
}
