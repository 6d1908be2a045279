import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { call } from '../call.ts'
import { adminRoute } from '../shell/routes.ts'

const cities = createRoute({
  getParentRoute: () => adminRoute,
  path: '/cities',
  loader: async ({ abortController: { signal } }) => (await call('adminCities', { signal })).data,
  component: lazyRouteComponent(() => import('./cities-screen.tsx'), 'CitiesScreen'),
})

const city = createRoute({
  getParentRoute: () => adminRoute,
  path: '/cities/$id',
  loader: async ({ params, abortController: { signal } }) => loadCity(Number(params.id), signal),
  component: lazyRouteComponent(() => import('./city-screen.tsx'), 'CityScreen'),
})

const area = createRoute({
  getParentRoute: () => adminRoute,
  path: '/cities/$id/areas/$area',
  loader: async ({ params, abortController: { signal } }) => {
    const area = { id: Number(params.area) }
    const [loaded, { data }] = await Promise.all([
      loadCity(Number(params.id), signal),
      call('areaOutline', { params: area, signal }),
    ])
    const found = loaded.areas.find(({ id }) => id === area.id)
    if (!found) throw notFound()
    return { ...loaded, area: found, outline: data.outline ?? [] }
  },
  component: lazyRouteComponent(() => import('./area-screen.tsx'), 'AreaScreen'),
})

async function loadCity(id: number, signal: AbortSignal) {
  const { data } = await call('adminCities', { signal })
  const found = data.find((one) => one.id === id)
  if (!found) throw notFound()
  const { data: areas } = await call('adminAreas', { params: { id }, signal })
  return { city: found, cities: data, areas }
}

export const cityRoutes = [cities, city, area] as const
