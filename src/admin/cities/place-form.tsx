import { useState } from 'react'
import { type MarlaBasis, marlaBases } from '#contract/listings/property.ts'
import { parseLatLong } from '#contract/places/lat-long.ts'
import { type AreaKind, areaKinds } from '#contract/places/places.ts'
import { Field } from '#ui/field.tsx'
import { Choice } from '../components/choice.tsx'
import { SendForm } from '../components/send-form.tsx'
import type { Sending } from '../components/use-sending.ts'

type PlaceFields = {
  name: string
  kind: AreaKind
  position: string
  synonyms: string
  marla: MarlaBasis | null
}

export const emptyPlace: PlaceFields = { name: '', kind: 'society', position: '', synonyms: '', marla: null }

/** What stands in the fields of a city or an area. */
export function fieldsOf(place: {
  name: string
  kind?: AreaKind
  lat: number | null
  long: number | null
  synonyms: readonly string[]
  marlaBasis: MarlaBasis | null
}): PlaceFields {
  return {
    name: place.name,
    kind: place.kind ?? 'society',
    position: place.lat === null || place.long === null ? '' : `${place.lat}, ${place.long}`,
    synonyms: place.synonyms.join(', '),
    marla: place.marlaBasis,
  }
}

/** What is sent. The form sends no position that cannot be read. */
export function placeBody({ name, position, synonyms, marla }: PlaceFields) {
  const { lat, long } = parseLatLong(position) ?? { lat: null, long: null }
  return {
    name,
    lat,
    long,
    synonyms: synonyms
      .split(/[,\n،]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    marla_basis: marla,
  }
}

const kindLabels: Readonly<Record<AreaKind, string>> = {
  society: 'Society',
  sector: 'Sector',
  phase: 'Phase',
  block: 'Block',
  road: 'Road',
  locality: 'Locality',
}

/** The fields of a city, or with `inherited` of an area. */
export function PlaceForm({
  sending,
  submit,
  fields,
  inherited,
  hasMap = false,
  onFields,
  onSend,
}: {
  sending: Sending
  submit: string
  fields: PlaceFields
  /** Square feet of the marla that an area has without a value of its own. */
  inherited?: number
  /** The position is set on a map beside the form. */
  hasMap?: boolean
  onFields: (fields: PlaceFields) => void
  onSend: () => void
}) {
  const [left, setLeft] = useState(false)
  const change = (part: Partial<PlaceFields>) => onFields({ ...fields, ...part })
  const isUnread = fields.position.trim() !== '' && !parseLatLong(fields.position)
  const isArea = inherited !== undefined
  return (
    <SendForm
      sending={sending}
      submit={submit}
      onSend={() => {
        setLeft(true)
        // What cannot be read is no empty position.
        if (!isUnread) onSend()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Name"
          name="name"
          value={fields.name}
          error={sending.fields.name}
          onValue={(name) => change({ name })}
        />
        {isArea && (
          <Choice
            label="Kind"
            value={fields.kind}
            options={areaKinds.map((kind) => [kind, kindLabels[kind]] as const)}
            onValue={(kind) => change({ kind })}
          />
        )}
        {!hasMap && (
          <Field
            label="Latitude, longitude"
            name="position"
            value={fields.position}
            hint={`e.g. 33.6938, 73.0652${isArea ? '; may be empty' : ''}`}
            error={
              sending.fields.lat || sending.fields.long || (left && isUnread)
                ? 'Enter two numbers, such as 33.6938, 73.0652'
                : undefined
            }
            onValue={(position) => change({ position })}
            onLeave={() => setLeft(true)}
          />
        )}
        <Choice
          label="Square feet in a marla"
          value={fields.marla}
          options={[
            [null, isArea ? `Inherited (${inherited})` : 'Default (250)'],
            ...marlaBases.map((basis) => [basis, String(basis)] as const),
          ]}
          onValue={(marla) => change({ marla })}
        />
      </div>
      <Field
        label="Synonyms"
        name="synonyms"
        value={fields.synonyms}
        hint="Other names, with commas between them: e.g. Pindi, پنڈی, RWP"
        error={sending.fields.synonyms}
        onValue={(synonyms) => change({ synonyms })}
      />
    </SendForm>
  )
}
