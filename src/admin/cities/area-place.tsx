import type { FieldMessages } from '#contract/api/api-errors.ts'
import { type LatLong, parseLatLong } from '#contract/places/lat-long.ts'
import { boxCentre } from '#contract/places/polygons.ts'
import { adminCities as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { OutlineField } from '../components/outline-field.tsx'
import { PinField } from '../components/pin-field.tsx'
import { Problem } from '../components/problem.tsx'
import { Panel } from '../components/screen.tsx'
import type { Form } from '../forms/use-form.ts'
import { type City, useAreas } from '../lookups.ts'
import type { PlaceValues } from './place-form.tsx'
import type { StaffArea } from './place-paths.ts'

/** The position of an area: its pin and its outline. */
export function AreaPlace({
  form,
  city,
  area,
  areas,
}: {
  form: Form<PlaceValues>
  city: Pick<City, 'id' | 'lat' | 'long'>
  area: StaffArea
  areas: readonly StaffArea[]
}) {
  const known = useAreas(city.id)
  const place = parseLatLong(form.values.position)
  const put = (next: LatLong | undefined) => form.set('position', next ? `${next.lat}, ${next.long}` : '')
  const parent = areas.find(({ id }) => id === area.parentId)
  return (
    <>
      <Panel title={t.position}>
        <PinField
          areas={known}
          areaId={area.id}
          city={city}
          place={place}
          error={form.errors.lat ?? form.errors.long}
          onPlace={put}
        />
        <SavePlace form={form} />
      </Panel>
      <Panel title={t.outline}>
        <p className="-mt-3 mb-4 text-sm text-muted">{t.outlineHelp}</p>
        <OutlineField
          outline={form.values.outline}
          areas={known}
          around={toPosition(parent) ?? city}
          place={place}
          error={outlineMessage(form.errors)}
          onOutline={(outline) => {
            form.set('outline', outline)
            const middle = boxCentre(outline)
            if (middle && !place) put(middle)
          }}
        />
        <SavePlace form={form} />
      </Panel>
    </>
  )
}

function SavePlace({ form }: { form: Form<PlaceValues> }) {
  return (
    <div className="mt-4 stack-3">
      {form.isChanged && <Problem>{form.error}</Problem>}
      <Button aria-disabled={form.isSending} onClick={() => void form.submit()}>
        {form.isSending && <Spinner />}
        {t.savePlace}
      </Button>
    </div>
  )
}

function toPosition(place: StaffArea | undefined): LatLong | undefined {
  if (!place || place.lat === null || place.long === null) return undefined
  return { lat: place.lat, long: place.long }
}

/** The error of the whole outline, or of one of its polygons: 'outline.0'. */
function outlineMessage(errors: FieldMessages): string | undefined {
  return Object.entries(errors).find(([path]) => path.split('.')[0] === 'outline')?.[1]
}
