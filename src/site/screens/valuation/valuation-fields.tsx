import type { valuationFields } from '#contract/leads/inquiry-fields.ts'
import { formFields, formParts, estimateScreen as t, valuationScreen } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { ContactFields, EmailField, NameField, PhoneField } from '../../forms/person-fields.tsx'
import { CityOptions, SizeFields, TypeOptions } from '../../forms/property-fields.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import type { useForm } from '../../forms/use-form.ts'

type ValuationForm = ReturnType<typeof useForm<keyof typeof valuationFields, { reference: string }>>

const ofProperty = ['purpose', 'city', 'area', 'type', 'beds', 'size', 'size_unit'] as const

/**
 * `action` is the page's own address, so that what was estimated stays beside a refused form. `property` is the one that
 * was estimated: then only who asks is left to say.
 */
export function ValuationFields({
  form,
  action,
  property,
}: {
  form: ValuationForm
  action: string
  property: string | undefined
}) {
  const isWrong = ofProperty.some((name) => form.field(name).error)
  return (
    <FormBox form={form} action={action} submit={submitTexts(valuationScreen.submit)}>
      {property ? (
        <details open={isWrong || undefined} className="rounded-card border border-line px-4">
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 py-2 [&::-webkit-details-marker]:hidden">
            <span>
              <span className="block text-sm text-muted">{t.yourProperty}</span>
              <span className="font-medium">{property}</span>
            </span>
            <span className="text-green-700 underline underline-offset-4">{t.changeProperty}</span>
          </summary>
          <div className="stack-3.5 pt-2 pb-4">
            <PropertyFields form={form} />
          </div>
        </details>
      ) : (
        <PropertyFields form={form} />
      )}
      <input type="hidden" name="estimate" value={form.values.estimate} />
      {property ? (
        <div className="grid gap-3.5 sm:grid-cols-2">
          <NameField form={form} />
          <PhoneField form={form} />
          <div className="sm:col-span-2">
            <EmailField form={form} />
          </div>
        </div>
      ) : (
        <>
          <h3 className="pt-2 text-lg">{formParts.contactDetails}</h3>
          <ContactFields form={form} />
        </>
      )}
    </FormBox>
  )
}

function PropertyFields({ form }: { form: ValuationForm }) {
  const { sell, rentOut } = formFields.purposes
  const purposes = [
    { value: 'sell', label: sell },
    { value: 'rent', label: rentOut },
  ]
  const hasRooms = form.values.type === 'residential'
  return (
    <>
      <ChoiceField options={purposes} {...form.field('purpose')} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField autoComplete="address-level2" {...form.field('city')}>
          <CityOptions />
        </SelectField>
        <Field autoComplete="address-level3" enterKeyHint="next" {...form.field('area')} />
        <SelectField
          {...form.field('type')}
          // Only homes have bedrooms.
          onValue={(type) => form.change(type === 'residential' ? { type } : { type, beds: '' })}
        >
          <TypeOptions />
        </SelectField>
        {hasRooms && <Field inputMode="numeric" enterKeyHint="next" {...form.field('beds')} />}
      </div>
      <SizeFields size={form.field('size')} unit={form.field('size_unit')} />
    </>
  )
}
