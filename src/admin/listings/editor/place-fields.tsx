import { AreaPicker } from '../../components/area-picker.tsx'
import { Choice } from '../../components/choice.tsx'
import { PinField } from '../../components/pin-field.tsx'
import { useAreas, useCities } from '../../lookups.ts'
import type { Editing } from './facts-fields.tsx'

/** City, area and the pin on the map. */
export function PlaceFields({ form, errors, change }: Editing) {
  const cities = useCities()
  const areas = useAreas(form.city_id)
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="City"
          value={form.city_id}
          options={cities.map(({ id, name }) => [id, name] as const)}
          error={errors.city_id}
          onValue={(city_id) => change({ city_id, area_id: null, lat: null, long: null })}
        />
        <AreaPicker
          areas={areas}
          value={form.area_id}
          error={errors.area_id}
          onValue={(area_id) => change({ area_id })}
        />
      </div>
      <PinField
        areas={areas}
        areaId={form.area_id}
        city={cities.find(({ id }) => id === form.city_id)}
        place={form.lat === null || form.long === null ? undefined : { lat: form.lat, long: form.long }}
        error={errors.lat}
        onPlace={(place) => change({ lat: place?.lat ?? null, long: place?.long ?? null })}
      />
    </div>
  )
}
