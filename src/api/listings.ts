import { homeListings } from '#domain/listings/home.ts'
import { searchListings } from '#domain/listings/search.ts'
import { showListing } from '#domain/listings/show.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

// Any listing may enter or leave these lists, and a listing's page shows its neighbours and their prices; every
// card names its city, area and agent.
const cardTags = ['listings', 'cities', 'areas', 'agents']

export function mountListings(app: Api, context: ApiContext): void {
  mountRead(app, 'homeListings', async () => ({
    answer: await homeListings(context.db),
    tags: cardTags,
  }))
  mountRead(app, 'search', async ({ query }) => ({
    answer: await searchListings(context, query),
    tags: [...cardTags, 'projects'],
  }))
  mountRead(app, 'listing', async ({ params }) => ({
    answer: { property: await showListing(context.db, params.id) },
    tags: [...cardTags, 'projects', `listing:${params.id}`],
  }))
}
