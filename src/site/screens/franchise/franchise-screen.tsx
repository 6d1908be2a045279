import { getRouteApi } from '@tanstack/react-router'
import { agency } from '#agency'
import { nextSteps } from '#contract/leads/next-steps.ts'
import { franchisePath } from '#contract/paths.ts'
import { formatPhone, telLink } from '#contract/text/phones.ts'
import { franchiseScreen as t } from '#messages/site.ts'
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
      here={t.crumb}
      title={t.title({ product: productName(product) })}
      text={t.intro}
      next={nextSteps('franchise')}
      aside={<FranchiseDesk />}
    >
      {form.receipt ? (
        <ThankYou form={form} reference={form.receipt.reference} again={t.again} />
      ) : (
        <FormBox form={form} action={franchisePath(product)} submit={submitTexts(t.submit)}>
          <Field autoComplete="name" enterKeyHint="next" {...form.field('first_name')} />
          <PhoneField form={form} />
          <EmailField form={form} />
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
      {t.desk({
        number: formatPhone(phone),
        address: email,
        phone: () => (
          <a
            key="phone"
            href={telLink(phone)}
            className="whitespace-nowrap text-ink underline underline-offset-4"
          >
            <LeftToRight>{formatPhone(phone)}</LeftToRight>
          </a>
        ),
        email: (inside) => (
          <a
            key="email"
            href={`mailto:${email}`}
            className="break-words text-ink underline underline-offset-4"
          >
            {inside}
          </a>
        ),
      })}
    </p>
  )
}
