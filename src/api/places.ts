import { listCities, listPopularAreas, showArea, showCity } from '#domain/areas/index.ts'
import { listAreaPrices, listAreas, listCityOutlines, outlinesOf } from '#domain/places/index.ts'
import { showQuarterlyReport } from '#domain/reports/index.ts'
import { suggest, suggestPlaces } from '#domain/suggestions/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountPlaces(app: Api, context: ApiContext): void {
  mountRead(app, 'cities', async () => ({ answer: listCities(context), tags: ['cities'] }))
  mountRead(app, 'areas', async ({ query }) => ({
    answer: await listAreas(context, query),
    tags: ['areas', 'listings'],
  }))
  mountRead(app, 'areaPrices', async ({ query }) => ({
    answer: { data: await listAreaPrices(context, query) },
    tags: ['areas', 'evidence'],
  }))
  mountRead(app, 'areaReport', async ({ params: { id } }) => ({
    answer: await showArea(context, id),
    tags: ['cities', 'areas', 'listings', 'projects', 'agents', 'evidence'],
  }))
  mountRead(app, 'cityReport', async ({ params: { slug } }) => ({
    answer: await showCity(context, slug),
    tags: ['cities', 'areas', 'listings', 'quarterly_reports', 'evidence'],
  }))
  mountRead(app, 'quarterlyReport', async ({ params }) => ({
    answer: await showQuarterlyReport(context, params),
    tags: ['cities', 'areas', 'quarterly_reports'],
  }))
  mountRead(app, 'areaOutlines', async ({ query }) => ({
    answer: { data: await outlinesOf(context, query.ids) },
    tags: ['areas'],
  }))
  mountRead(app, 'cityOutlines', async () => ({
    answer: { data: await listCityOutlines(context) },
    tags: ['areas'],
  }))
  mountRead(app, 'places', async ({ query }) => ({
    answer: suggestPlaces(context, query),
    tags: ['cities', 'areas', 'listings'],
  }))
  mountRead(app, 'suggestions', async ({ query }) => ({
    answer: await suggest(context, query),
    tags: ['cities', 'areas', 'listings', 'projects', 'agents'],
  }))
  mountRead(app, 'popularAreas', async () => ({
    answer: await listPopularAreas(context),
    tags: ['cities', 'areas', 'listings'],
  }))
}
