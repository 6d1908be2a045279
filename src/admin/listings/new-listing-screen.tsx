import { useNavigate } from '@tanstack/react-router'
import { sizeUnitOptions } from '#contract/listings/convert-size.ts'
import {
  purposes,
  type SizeUnit,
  type Subtype,
  subtypes,
  typeLabel,
  typeOf,
} from '#contract/listings/property.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { adminNewListing as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { AreaPicker } from '../components/area-picker.tsx'
import { Choice } from '../components/choice.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { areaCalled, loadCityAreas, useAreas, useCities } from '../lookups.ts'

const kinds = subtypes.map(
  (subtype) => [subtype, `${typeLabel(typeOf(subtype))}: ${typeLabel(subtype)}`] as const,
)

type NewListing = {
  purpose: (typeof purposes)[number]
  subtype: Subtype
  size_value: string
  size_unit: SizeUnit
  city_id: number
  area_id: number | null
  /** The text typed to find the area. */
  typedArea: string
}

const initial: NewListing = {
  purpose: 'sale',
  subtype: 'house',
  size_value: '',
  size_unit: 'marla',
  city_id: 0,
  area_id: null,
  typedArea: '',
}

/** The first facts of a listing; the draft that is made of them opens in the editor. */
export function NewListingScreen() {
  const navigate = useNavigate()
  const form = useForm<NewListing>({
    initial,
    async send({ size_value, typedArea, ...values }) {
      const area_id = (await chosenArea(values.city_id, values.area_id, typedArea)) ?? 0
      const body = { ...values, size_value: parseNumber(size_value) ?? 0, area_id }
      const { data } = await call('createListing', { body })
      await navigate({ to: '/listings/$id', params: { id: String(data.id) }, replace: true })
    },
  })
  const { values, errors } = form
  const cities = useCities()
  const areas = useAreas(values.city_id || undefined)
  return (
    <Screen title={t.title} text={t.intro}>
      <div className="max-w-2xl">
        <Panel>
          <SubmitForm form={form} submit={t.submit}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Choice
                {...form.field('purpose')}
                label={t.purpose}
                options={purposes.map((one) => [one, one === 'sale' ? t.forSale : t.toRent] as const)}
              />
              <Choice {...form.field('subtype')} label={t.propertyType} options={kinds} />
              <Field {...form.field('size_value')} label={t.size} inputMode="decimal" />
              <Choice
                {...form.field('size_unit')}
                label={t.unit}
                options={sizeUnitOptions.map(({ value, label }) => [value, label] as const)}
              />
              <Choice
                {...form.field('city_id')}
                label={t.city}
                options={cities.map(({ id, name }) => [id, name] as const)}
                none={t.chooseCity}
                onValue={(city_id) => form.change({ city_id, area_id: null, typedArea: '' })}
              />
              <AreaPicker
                areas={areas}
                value={values.area_id}
                error={errors.area_id}
                onValue={(area_id, typedArea) => form.change({ area_id, typedArea })}
              />
            </div>
          </SubmitForm>
        </Panel>
      </div>
    </Screen>
  )
}

/** The chosen area; when the form is sent before the areas have loaded, the area with the typed name. */
async function chosenArea(city: number, chosen: number | null, typed: string) {
  return chosen !== null || city === 0 ? chosen : areaCalled(typed, await loadCityAreas(city))
}
