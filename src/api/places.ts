import { listCities } from '#domain/areas/cities.ts'
import { listPopularAreas } from '#domain/areas/popular-areas.ts'
import { showArea } from '#domain/areas/show-area.ts'
import { showCity } from '#domain/areas/show-city.ts'
import { listAreaPrices } from '#domain/places/area-prices.ts'
import { listAreas } from '#domain/places/areas.ts'
import { listCityOutlines } from '#domain/places/city-outlines.ts'
import { outlinesOf } from '#domain/places/outlines.ts'
import { showQuarterlyReport } from '#domain/reports/quarterly/show.ts'
import { suggestPlaces } from '#domain/suggestions/places.ts'
import { suggest } from '#domain/suggestions/suggest.ts'
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
    tags: ['areas', 'listings'],
  }))
  mountRead(app, 'areaReport', async ({ params: { id } }) => ({
    answer: await showArea(context, id),
    tags: ['cities', 'areas', 'listings', 'projects', 'agents', 'evidence'],
  }))
  mountRead(app, 'cityReport', async ({ params: { slug } }) => ({
    answer: await showCity(context, slug),
    tags: ['cities', 'areas', 'listings', 'quarterly_reports'],
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
