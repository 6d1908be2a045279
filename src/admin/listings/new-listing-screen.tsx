import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  purposes,
  type SizeUnit,
  type Subtype,
  subtypes,
  typeLabel,
  typeOf,
} from '#contract/listings/property.ts'
import { sizeUnitOptions } from '#contract/listings/sizes.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { AreaPicker } from '../components/area-picker.tsx'
import { Choice } from '../components/choice.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { useSending } from '../components/use-sending.ts'
import { areaCalled, areasOf, useAreas, useCities } from '../lookups.ts'

const kinds = subtypes.map(
  (subtype) => [subtype, `${typeLabel(typeOf(subtype))}: ${typeLabel(subtype)}`] as const,
)

const noArea = { id: null, typed: '' }

/** The first facts of a listing; the draft that is made of them opens in the editor. */
export function NewListingScreen() {
  const navigate = useNavigate()
  const sending = useSending()
  const [purpose, setPurpose] = useState<(typeof purposes)[number]>('sale')
  const [subtype, setSubtype] = useState<Subtype>('house')
  const [size, setSize] = useState('')
  const [unit, setUnit] = useState<SizeUnit>('marla')
  const [cityId, setCity] = useState<number>()
  const [area, setArea] = useState<{ id: number | null; typed: string }>(noArea)
  const cities = useCities()
  const areas = useAreas(cityId)
  const { fields } = sending
  // Whoever presses before the areas have come, has named one all the same.
  const chosenArea = async () =>
    area.id !== null || cityId === undefined ? area.id : areaCalled(area.typed, await areasOf(cityId))
  const create = async () => {
    let id: number | undefined
    const isMade = await sending.send(async () => {
      const { data } = await call('createListing', {
        body: {
          purpose,
          subtype,
          size_value: parseNumber(size) ?? 0,
          size_unit: unit,
          city_id: cityId ?? 0,
          area_id: (await chosenArea()) ?? 0,
        },
      })
      id = data.id
    })
    if (isMade && id !== undefined)
      await navigate({ to: '/listings/$id', params: { id: String(id) }, replace: true })
  }
  return (
    <Screen title="New listing" text="The first facts make a draft. Words, pictures and the rest come next.">
      <div className="max-w-2xl">
        <Panel>
          <SendForm sending={sending} submit="Make the draft" onSend={() => void create()}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Choice
                label="Purpose"
                value={purpose}
                options={purposes.map((one) => [one, one === 'sale' ? 'For sale' : 'To rent'] as const)}
                onValue={setPurpose}
              />
              <Choice label="Kind" value={subtype} options={kinds} onValue={setSubtype} />
              <Field
                label="Size"
                name="size_value"
                inputMode="decimal"
                value={size}
                onValue={setSize}
                error={fields.size_value}
              />
              <Choice
                label="Unit"
                value={unit}
                options={sizeUnitOptions.map(({ value, label }) => [value, label] as const)}
                onValue={setUnit}
              />
              <Choice
                label="City"
                value={cityId ?? 0}
                options={cities.map(({ id, name }) => [id, name] as const)}
                none="Choose a city"
                error={fields.city_id}
                onValue={(id) => {
                  setCity(id)
                  setArea(noArea)
                }}
              />
              <AreaPicker
                areas={areas}
                value={area.id}
                error={fields.area_id}
                onValue={(id, typed) => setArea({ id, typed })}
              />
            </div>
          </SendForm>
        </Panel>
      </div>
    </Screen>
  )
}
