import { type MarlaBasis, marlaBases } from '#contract/listings/property.ts'
import { parseLatLong } from '#contract/places/lat-long.ts'
import { type AreaKind, areaKinds } from '#contract/places/places.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import { adminCities as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../components/choice.tsx'
import { SubmitForm } from '../forms/form.tsx'
import { type Form, useForm } from '../forms/use-form.ts'

export type PlaceValues = {
  name: string
  name_ur: string
  about: string
  about_ur: string
  kind: AreaKind
  position: string
  outline: readonly Polygon[]
  synonyms: string
  marla: MarlaBasis | null
  /** What a new area is a part of; null for the city itself. */
  parent_id: number | null
}

export const emptyPlace: PlaceValues = {
  name: '',
  name_ur: '',
  about: '',
  about_ur: '',
  kind: 'society',
  position: '',
  outline: [],
  synonyms: '',
  marla: null,
  parent_id: null,
}

/** The form's values of a city or an area. */
export function toPlaceValues(place: {
  name: string
  nameUr?: string | undefined
  about?: string | undefined
  aboutUr?: string | undefined
  kind?: AreaKind
  lat: number | null
  long: number | null
  synonyms: readonly string[]
  marlaBasis: MarlaBasis | null
  outline?: readonly Polygon[]
}): PlaceValues {
  return {
    name: place.name,
    name_ur: place.nameUr ?? '',
    about: place.about ?? '',
    about_ur: place.aboutUr ?? '',
    kind: place.kind ?? 'society',
    position: place.lat === null || place.long === null ? '' : `${place.lat}, ${place.long}`,
    outline: place.outline ?? [],
    synonyms: place.synonyms.join(', '),
    marla: place.marlaBasis,
    parent_id: null,
  }
}

/** What is sent. The form sends no position that cannot be read. */
export function placeBody({ name, name_ur, position, synonyms, marla }: PlaceValues) {
  const { lat, long } = parseLatLong(position) ?? { lat: null, long: null }
  return {
    name,
    name_ur,
    lat,
    long,
    synonyms: synonyms
      .split(/[,\n،]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    marla_basis: marla,
  }
}

const kindLabels: Readonly<Record<AreaKind, string>> = t.kinds

/** The form of a city or an area; `send` takes its values. */
export function usePlaceForm(
  initial: PlaceValues,
  send: (values: PlaceValues, form: Form<PlaceValues>) => Promise<unknown>,
): Form<PlaceValues> {
  const form: Form<PlaceValues> = useForm({
    initial,
    // A position that cannot be read is not sent as an empty one.
    check: ({ position }): Record<string, string> =>
      position.trim() === '' || parseLatLong(position) ? {} : { position: notAPosition },
    send: (values) => send(values, form),
  })
  return form
}

const notAPosition = t.positionWrong

/** The fields of a city, or with `inherited` of an area. */
export function PlaceForm({
  form,
  submit,
  inherited,
  hasMap = false,
}: {
  form: Form<PlaceValues>
  submit: string
  /** Square feet of the marla that an area has without a value of its own. */
  inherited?: number
  /** The position is set on a map beside the form. */
  hasMap?: boolean
}) {
  const { errors } = form
  const isArea = inherited !== undefined
  return (
    <SubmitForm form={form} submit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...form.field('name')} label={t.name} />
        <Field {...form.field('name_ur')} lang="ur" label={t.nameInUrdu} hint={t.nameInUrduHint} />
        {isArea && (
          <Choice
            {...form.field('kind')}
            label={t.kind}
            options={areaKinds.map((kind) => [kind, kindLabels[kind]] as const)}
          />
        )}
        {!hasMap && (
          <Field
            {...form.field('position')}
            label={t.latLong}
            hint={isArea ? t.latLongOptional : t.latLongHint}
            error={errors.position ?? ((errors.lat ?? errors.long) && notAPosition)}
          />
        )}
        <Choice
          {...form.field('marla')}
          label={t.marla}
          options={[
            [null, isArea ? t.marlaInherited({ inherited }) : t.marlaDefault],
            ...marlaBases.map((basis) => [basis, String(basis)] as const),
          ]}
        />
      </div>
      <Field {...form.field('synonyms')} label={t.synonyms} hint={t.synonymsHint} />
      {isArea && hasMap && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('about')} multiline label={t.about} hint={t.aboutHint} />
          <Field {...form.field('about_ur')} multiline lang="ur" label={t.aboutInUrdu} />
        </div>
      )}
    </SubmitForm>
  )
}
