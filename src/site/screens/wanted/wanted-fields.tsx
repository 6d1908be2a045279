import { type PropertyType, typeGroups } from '#contract/listings/property.ts'
import { priceUnits } from '#contract/text/read-price.ts'
import { formParts, formFields as t, wantedScreen } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { sentName, useCities } from '../../cities.ts'
import { ChoiceField } from '../../forms/choice-field.tsx'
import { FormBox } from '../../forms/form-box.tsx'
import { PhoneField } from '../../forms/person-fields.tsx'
import { PriceField } from '../../forms/price-field.tsx'
import { CityOptions, SizeFields, TypeOptions } from '../../forms/property-fields.tsx'
import { submitTexts } from '../../forms/submit-texts.ts'
import type { useForm } from '../../forms/use-form.ts'
import { type WantedName, type WantedReceipt, wantedPurpose, withUsualUnit } from '../../forms/wanted-form.ts'
import { WantedAreas } from './wanted-areas.tsx'

const noAreas = { selectedAreas: '', selectedAreasId: '' }

export function WantedFields({
  form,
  firstAreas,
}: {
  form: ReturnType<typeof useForm<WantedName, WantedReceipt>>
  /** The areas of the city that the page begins with. */
  firstAreas: Answer<'areas'>
}) {
  const cities = useCities()
  const isLive = useHydrated()
  const { values, field, change } = form
  const purpose = wantedPurpose(values)
  const purposes = [
    { value: 'Sale', label: t.purposes.buy },
    { value: 'Rent', label: t.purposes.rent },
  ]
  const price = { unit: priceUnits[purpose], isMonthly: purpose === 'rent' }
  const chooseCity = (city: string) => {
    const known = cities.data.find((one) => sentName(one) === city)
    change(withUsualUnit(values, { city, cityId: known ? String(known.id) : '', ...noAreas }))
  }
  return (
    <FormBox form={form} action="/wanted" submit={submitTexts(wantedScreen.submit)}>
      <input type="hidden" name="projectId" value={values.projectId} />
      <input type="hidden" name="armsProjectTypeId" value={values.armsProjectTypeId} />
      <input type="hidden" name="cityId" value={values.cityId} />
      <input type="hidden" name="selectedAreas" value={values.selectedAreas} />
      <input type="hidden" name="selectedAreasId" value={values.selectedAreasId} />
      <ChoiceField options={purposes} {...field('purpose')} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField
          {...field('type')}
          onValue={(type) => change(withUsualUnit(values, { type, subtype: '' }))}
        >
          <TypeOptions />
        </SelectField>
        <SelectField {...field('subtype')} onValue={(subtype) => change(withUsualUnit(values, { subtype }))}>
          <SubtypeOptions type={isLive ? values.type : undefined} />
        </SelectField>
      </div>
      <SelectField autoComplete="address-level2" {...field('city')} onValue={chooseCity}>
        <CityOptions />
      </SelectField>
      {values.cityId && (
        <WantedAreas
          form={form}
          values={values}
          firstAreas={firstAreas}
          onChange={change}
          onClearCity={() => chooseCity('')}
        />
      )}
      <Field
        autoComplete="address-level3"
        enterKeyHint="next"
        hint={t.otherAreaHint}
        {...field('areaName')}
      />
      <SizeFields size={field('size')} unit={field('sizeUnit')} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        <PriceField {...field('minPrice')} {...price} />
        <PriceField {...field('maxPrice')} {...price} />
      </div>
      <Field {...field('description')} />
      <h2 className="pt-2 text-lg">{formParts.contactDetails}</h2>
      <Field autoComplete="name" enterKeyHint="next" {...field('fullname')} />
      <PhoneField form={form} isLast />
    </FormBox>
  )
}

/** The kinds of one type; all of them before the page is live, when no choice can change them. */
function SubtypeOptions({ type }: { type: PropertyType | string | undefined }) {
  return (
    <>
      <option value="">{t.anySubtype}</option>
      {typeGroups
        .filter(({ value }) => type === undefined || value === type)
        .flatMap(({ subtypes }) =>
          subtypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          )),
        )}
    </>
  )
}
