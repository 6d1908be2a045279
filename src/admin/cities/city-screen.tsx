import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formNames, adminCities as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { listingCountText } from '../listings/labels.ts'
import { forgetLookups } from '../lookups.ts'
import { MergeAndDelete } from './merge-and-delete.tsx'
import { emptyPlace, PlaceForm, placeBody, toPlaceValues, usePlaceForm } from './place-form.tsx'
import { fullAreaName, type StaffArea } from './place-paths.ts'

const route = getRouteApi('/admin/cities/$id')

/** One city with its areas. */
export function CityScreen() {
  const { city, cities, areas } = route.useLoaderData()
  const router = useRouter()
  const navigate = useNavigate()
  const params = { id: city.id }
  const form = usePlaceForm(toPlaceValues(city), async (values) => {
    const { lat, long, ...body } = placeBody(values)
    const position = { lat: lat ?? Number.NaN, long: long ?? Number.NaN }
    await call('changeCity', { params, body: { ...body, ...position } })
    forgetLookups()
    await router.invalidate()
    notify(t.saved)
  })
  const leave = async (message: string) => {
    forgetLookups()
    await navigate({ to: '/cities' })
    await router.invalidate()
    notify(message)
  }
  return (
    <Screen
      title={city.name}
      actions={
        <Link to="/cities" className={buttonClass()}>
          {t.allCities}
        </Link>
      }
    >
      <Panel title={t.city}>
        <PlaceForm form={form} submit={t.save} />
      </Panel>
      <Areas cityId={city.id} areas={areas} />
      <NewArea cityId={city.id} areas={areas} inherited={city.marlaBasis ?? 250} />
      <MergeAndDelete
        name={city.name}
        what={formNames.city}
        isUsed={city.isUsed}
        others={cities.filter(({ id }) => id !== city.id)}
        onMerge={async (into) => {
          await call('mergeCity', { params, body: { into } })
          await leave(t.merged({ name: city.name }))
        }}
        onDelete={async () => {
          await call('deleteCity', { params, body: {} })
          await leave(t.deleted({ name: city.name }))
        }}
      />
    </Screen>
  )
}

function Areas({ cityId, areas }: { cityId: number; areas: readonly StaffArea[] }) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const rows = areas
    .map((area) => ({ ...area, path: fullAreaName(area, areas) }))
    .filter(({ path, nameUr = '', synonyms }) =>
      [path, nameUr, ...synonyms].some((name) => name.toLowerCase().includes(wanted)),
    )
    .sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
  return (
    <Panel title={t.areasCount({ count: areas.length })}>
      <Field label={t.searchAreas} name="find" value={typed} onValue={setTyped} />
      <ul className="mt-3 max-h-[560px] divide-y divide-line overflow-y-auto">
        {rows.map(({ id, path, synonyms, listings, isUsed }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="min-w-0">
              <Link
                to="/cities/$id/areas/$area"
                params={{ id: String(cityId), area: String(id) }}
                className="text-green-700 underline underline-offset-4"
              >
                {path}
              </Link>
              {synonyms.length > 0 && <span className="ml-3 text-sm text-muted">{synonyms.join(', ')}</span>}
            </span>
            <span className="text-sm text-muted tabular-nums">
              {isUsed ? listingCountText(listings) : t.unused}
            </span>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-muted">{t.noneMatch}</p>}
    </Panel>
  )
}

function NewArea({
  cityId,
  areas,
  inherited,
}: {
  cityId: number
  areas: readonly StaffArea[]
  inherited: number
}) {
  const router = useRouter()
  const form = usePlaceForm(emptyPlace, async (values, { restart }) => {
    const body = { ...placeBody(values), kind: values.kind, city_id: cityId, parent_id: values.parent_id }
    await call('createArea', { body })
    forgetLookups()
    // The next one is often a part of the same.
    restart({ ...emptyPlace, parent_id: values.parent_id })
    await router.invalidate()
    notify(t.added({ name: values.name }))
  })
  return (
    <Panel title={t.newArea}>
      <div className="mb-4 max-w-xl">
        <Choice
          {...form.field('parent_id')}
          label={t.partOf}
          options={[
            [null, t.cityItself],
            ...areas.map((area) => [area.id, fullAreaName(area, areas)] as const),
          ]}
        />
      </div>
      <PlaceForm
        form={form}
        submit={t.addArea}
        inherited={areas.find(({ id }) => id === form.values.parent_id)?.marlaBasis ?? inherited}
      />
    </Panel>
  )
}
