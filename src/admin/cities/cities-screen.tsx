import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { adminCities as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { listingCountText } from '../listings/labels.ts'
import { forgetLookups } from '../lookups.ts'
import { emptyPlace, PlaceForm, placeBody, usePlaceForm } from './place-form.tsx'

const route = getRouteApi('/admin/cities')

/** Every city, each with the way to its areas. */
export function CitiesScreen() {
  const cities = route.useLoaderData()
  return (
    <Screen title={t.title} text={t.intro}>
      <Panel>
        <ul className="divide-y divide-line">
          {cities.map(({ id, name, areas, listings, synonyms, marlaBasis }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <span className="min-w-0">
                <Link
                  to="/cities/$id"
                  params={{ id: String(id) }}
                  className="font-medium text-green-700 underline underline-offset-4"
                >
                  {name}
                </Link>
                {synonyms.length > 0 && (
                  <span className="ml-3 text-sm text-muted">{synonyms.join(', ')}</span>
                )}
              </span>
              <span className="text-sm text-muted tabular-nums">
                {t.summary({ areas, listings: listingCountText(listings), sqft: marlaBasis ?? 250 })}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <NewCity />
    </Screen>
  )
}

function NewCity() {
  const router = useRouter()
  const form = usePlaceForm(emptyPlace, async (values, { restart }) => {
    const { lat, long, ...body } = placeBody(values)
    const position = { lat: lat ?? Number.NaN, long: long ?? Number.NaN }
    await call('createCity', { body: { ...body, ...position } })
    forgetLookups()
    restart()
    await router.invalidate()
    notify(t.added({ name: values.name }))
  })
  return (
    <Panel title={t.newCity}>
      <PlaceForm form={form} submit={t.addCity} />
    </Panel>
  )
}
