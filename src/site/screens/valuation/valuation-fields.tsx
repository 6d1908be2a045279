import type { valuationFields } from '#contract/leads/inquiry-fields.ts'
import { formFields, formParts, valuationScreen } from '#messages/site.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { ContactFields } from '../../forms/person-fields.tsx'
import { CityOptions, SizeFields, TypeOptions } from '../../forms/property-fields.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import type { useForm } from '../../forms/use-form.ts'

type ValuationForm = ReturnType<typeof useForm<keyof typeof valuationFields, { reference: string }>>

/** `action` is the page's own address, so that what was estimated stays beside a refused form. */
export function ValuationFields({ form, action }: { form: ValuationForm; action: string }) {
  const { sell, rentOut } = formFields.purposes
  const purposes = [
    { value: 'sell', label: sell },
    { value: 'rent', label: rentOut },
  ]
  const hasRooms = form.values.type === 'residential'
  return (
    <FormBox form={form} action={action} submit={submitTexts(valuationScreen.submit)}>
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
      <input type="hidden" name="estimate" value={form.values.estimate} />
      <h3 className="pt-2 text-lg">{formParts.contactDetails}</h3>
      <ContactFields form={form} />
    </FormBox>
  )
}
