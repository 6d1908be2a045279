import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { listingsOf } from '../listings/labels.ts'
import { forgetLookups } from '../lookups.ts'
import { MergeAndDelete } from './merge-and-delete.tsx'
import { emptyPlace, PlaceForm, placeBody, usePlaceForm, valuesOf } from './place-form.tsx'
import { pathOf, type StaffArea } from './place-paths.ts'

const route = getRouteApi('/admin/cities/$id')

/** One city with its areas. */
export function CityScreen() {
  const { city, cities, areas } = route.useLoaderData()
  const router = useRouter()
  const navigate = useNavigate()
  const params = { id: city.id }
  const form = usePlaceForm(valuesOf(city), async (values) => {
    const { lat, long, ...body } = placeBody(values)
    const position = { lat: lat ?? Number.NaN, long: long ?? Number.NaN }
    await call('changeCity', { params, body: { ...body, ...position } })
    forgetLookups()
    await router.invalidate()
    notify('Saved. Visitors see it from now on.')
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
          All cities
        </Link>
      }
    >
      <Panel title="City">
        <PlaceForm form={form} submit="Save" />
      </Panel>
      <Areas cityId={city.id} areas={areas} />
      <NewArea cityId={city.id} areas={areas} inherited={city.marlaBasis ?? 250} />
      <MergeAndDelete
        name={city.name}
        what="city"
        isUsed={city.isUsed}
        others={cities.filter(({ id }) => id !== city.id)}
        onMerge={async (into) => {
          await call('mergeCity', { params, body: { into } })
          await leave(`${city.name} is merged.`)
        }}
        onDelete={async () => {
          await call('deleteCity', { params, body: {} })
          await leave(`${city.name} is deleted.`)
        }}
      />
    </Screen>
  )
}

function Areas({ cityId, areas }: { cityId: number; areas: readonly StaffArea[] }) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const rows = areas
    .map((area) => ({ ...area, path: pathOf(area, areas) }))
    .filter(({ path, synonyms }) => [path, ...synonyms].some((name) => name.toLowerCase().includes(wanted)))
    .sort((one, other) => one.path.localeCompare(other.path, 'en', { numeric: true }))
  return (
    <Panel title={`Areas (${areas.length})`}>
      <Field label="Find an area" name="find" value={typed} onValue={setTyped} />
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
              {isUsed ? listingsOf(listings) : 'Not used'}
            </span>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-muted">No areas match this name.</p>}
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
    notify(`${values.name} is added.`)
  })
  return (
    <Panel title="New area">
      <div className="mb-4 max-w-xl">
        <Choice
          {...form.field('parent_id')}
          label="Part of"
          options={[
            [null, 'The city itself'],
            ...areas.map((area) => [area.id, pathOf(area, areas)] as const),
          ]}
        />
      </div>
      <PlaceForm
        form={form}
        submit="Add area"
        inherited={areas.find(({ id }) => id === form.values.parent_id)?.marlaBasis ?? inherited}
      />
    </Panel>
  )
}
