import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { purposes, type SizeUnit, type Subtype, subtypes, typeLabel, typeOf } from '#contract/property.ts'
import { sizeUnitOptions } from '#contract/sizes.ts'
import { Field } from '../../ui/field.tsx'
import { call } from '../call.ts'
import { useAreas, useCities } from '../lookups.ts'
import { AreaPicker } from '../ui/area-picker.tsx'
import { Choice } from '../ui/choice.tsx'
import { Panel, Screen } from '../ui/screen.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useSending } from '../ui/use-sending.ts'

const kinds = subtypes.map(
  (subtype) => [subtype, `${typeLabel(typeOf(subtype))}: ${typeLabel(subtype)}`] as const,
)

/** The first facts of a listing; the draft that is made of them opens in the editor. */
export function NewListingScreen() {
  const navigate = useNavigate()
  const sending = useSending()
  const [purpose, setPurpose] = useState<(typeof purposes)[number]>('sale')
  const [subtype, setSubtype] = useState<Subtype>('house')
  const [size, setSize] = useState('')
  const [unit, setUnit] = useState<SizeUnit>('marla')
  const [cityId, setCity] = useState<number>()
  const [areaId, setArea] = useState<number | null>(null)
  const cities = useCities()
  const areas = useAreas(cityId)
  const { fields } = sending
  const create = async () => {
    let id: number | undefined
    const isMade = await sending.send(async () => {
      const { data } = await call('createListing', {
        body: {
          purpose,
          subtype,
          size_value: Number(size.replaceAll(',', '')),
          size_unit: unit,
          city_id: cityId ?? 0,
          area_id: areaId ?? 0,
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
                  setArea(null)
                }}
              />
              <AreaPicker areas={areas} value={areaId} error={fields.area_id} onValue={setArea} />
            </div>
          </SendForm>
        </Panel>
      </div>
    </Screen>
  )
}
