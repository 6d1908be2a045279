import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { formNames, adminCities as t } from '#messages/admin.ts'
import { buttonClass } from '#ui/button.tsx'
import { call } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { forgetLookups } from '../lookups.ts'
import { AreaPlace } from './area-place.tsx'
import { MergeAndDelete } from './merge-and-delete.tsx'
import { PlaceForm, placeBody, toPlaceValues, usePlaceForm } from './place-form.tsx'
import { fullAreaName } from './place-paths.ts'

const route = getRouteApi('/admin/cities/$id/areas/$area')

/** One area: its names, marla and pin; merged or deleted below. */
export function AreaScreen() {
  const { city, area, areas, outline } = route.useLoaderData()
  const router = useRouter()
  const navigate = useNavigate()
  const params = { id: area.id }
  const form = usePlaceForm(toPlaceValues({ ...area, outline }), async (values) => {
    const { kind, outline, about, about_ur } = values
    const body = {
      ...placeBody(values),
      kind,
      about,
      about_ur,
      outline: outline.map((corners) => [...corners]),
    }
    await call('changeArea', { params, body })
    forgetLookups()
    await router.invalidate()
    notify(t.saved)
  })
  const leave = async (message: string) => {
    forgetLookups()
    await navigate({ to: '/cities/$id', params: { id: String(city.id) } })
    await router.invalidate()
    notify(message)
  }
  return (
    <Screen
      title={area.name}
      text={fullAreaName(area, areas).split(', ').slice(1).concat(city.name).join(', ')}
      actions={
        <Link to="/cities/$id" params={{ id: String(city.id) }} className={buttonClass()}>
          {t.areasOf({ name: city.name })}
        </Link>
      }
    >
      <Panel title={t.area}>
        <PlaceForm form={form} submit={t.save} inherited={area.inheritedMarla} hasMap />
      </Panel>
      <AreaPlace form={form} city={city} area={area} areas={areas} />
      <MergeAndDelete
        name={area.name}
        what={formNames.area}
        isUsed={area.isUsed}
        others={areas
          .filter(({ id }) => id !== area.id)
          .map((other) => ({ id: other.id, name: fullAreaName(other, areas) }))}
        onMerge={async (into) => {
          await call('mergeArea', { params, body: { into } })
          await leave(t.merged({ name: area.name }))
        }}
        onDelete={async () => {
          await call('deleteArea', { params, body: {} })
          await leave(t.deleted({ name: area.name }))
        }}
      />
    </Screen>
  )
}
