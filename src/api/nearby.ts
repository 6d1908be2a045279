import { findNearArea, findNearListing, findNearProject } from '#domain/nearby/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountNearby(app: Api, context: ApiContext): void {
  const { pointsNear } = context.mapTiles ?? {}
  mountRead(app, 'listingNearby', async ({ params }) => ({
    answer: await findNearListing(context, { ...params, pointsNear }),
    tags: [`listing:${params.id}`, 'areas'],
  }))
  mountRead(app, 'areaNearby', async ({ params }) => ({
    answer: await findNearArea(context, { ...params, pointsNear }),
    tags: ['areas'],
  }))
  mountRead(app, 'projectNearby', async ({ params }) => ({
    answer: await findNearProject(context, { ...params, pointsNear }),
    tags: ['projects', 'areas'],
  }))
}
