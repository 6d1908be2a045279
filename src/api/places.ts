import { listAreas } from '#domain/places/areas.ts'
import { listCities } from '#domain/places/cities.ts'
import { listPopularAreas } from '#domain/places/popular-areas.ts'
import { suggestPlaces } from '#domain/places/suggest.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountPlaces(app: Api, context: ApiContext): void {
  mountRead(app, 'cities', async () => ({ answer: listCities(context), tags: ['cities'] }))
  mountRead(app, 'areas', async ({ query }) => ({
    answer: await listAreas(context, query),
    tags: ['areas', 'listings'],
  }))
  mountRead(app, 'places', async ({ query }) => ({
    answer: suggestPlaces(context, query),
    tags: ['cities', 'areas', 'listings'],
  }))
  mountRead(app, 'popularAreas', async () => ({
    answer: await listPopularAreas(context),
    tags: ['cities', 'areas', 'listings'],
  }))
}
