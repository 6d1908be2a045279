import { listAreas } from '#domain/places/areas.ts'
import { listCities } from '#domain/places/cities.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountPlaces(app: Api, context: ApiContext): void {
  mountRead(app, 'cities', async () => ({ answer: listCities(context), tags: ['cities'] }))
  mountRead(app, 'areas', async ({ query }) => ({
    answer: await listAreas(context, query.cityId),
    tags: ['areas', 'listings'],
  }))
}
