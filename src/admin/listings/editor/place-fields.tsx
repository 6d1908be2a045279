import { adminListingMedia as t } from '#messages/admin.ts'
import { AreaPicker } from '../../components/area-picker.tsx'
import { Choice } from '../../components/choice.tsx'
import { PinField } from '../../components/pin-field.tsx'
import { useAreas, useCities } from '../../lookups.ts'
import type { Editing } from './facts-fields.tsx'

/** City, area and the pin on the map. */
export function PlaceFields({ form }: Editing) {
  const { values, errors, change } = form
  const cities = useCities()
  const areas = useAreas(values.city_id)
  return (
    <div className="stack-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t.city}
          {...form.field('city_id')}
          options={cities.map(({ id, name }) => [id, name] as const)}
          onValue={(city_id) => change({ city_id, area_id: null, lat: null, long: null })}
        />
        <AreaPicker
          areas={areas}
          value={values.area_id}
          error={errors.area_id}
          onValue={(area_id) => change({ area_id })}
        />
      </div>
      <PinField
        areas={areas}
        areaId={values.area_id}
        city={cities.find(({ id }) => id === values.city_id)}
        place={
          values.lat === null || values.long === null ? undefined : { lat: values.lat, long: values.long }
        }
        error={errors.lat}
        onPlace={(place) => change({ lat: place?.lat ?? null, long: place?.long ?? null })}
      />
    </div>
  )
}
