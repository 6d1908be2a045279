import type { Search } from '#contract/search/search.ts'
import { sortOf } from '#contract/search/search-keys.ts'
import { cardsOf, homeListings, photosOfListing, receiveReport, showListing } from '#domain/listings/index.ts'
import { type SearchContext, searchMapWithFallback, searchWithFallback } from '#domain/search/index.ts'
import { readQuery } from '#domain/understanding/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'
import { mountWrite } from './write.ts'

// Any listing may enter or leave these lists, and a listing's page shows its neighbours and the prices around; every
// card names its city, area and agent, and may be approved with its project.
const cardTags = ['listings', 'cities', 'areas', 'agents', 'projects']

export function mountListings(app: Api, context: ApiContext): void {
  mountRead(app, 'homeListings', async ({ query }) => ({
    answer: await homeListings(context, query),
    tags: cardTags,
  }))
  mountSearch(app, context)
  mountRead(app, 'understand', async ({ query }) => ({
    answer: await readQuery(context, query),
    // Once the landmarks are known, the same words may mean one of them.
    tags: context.landmarks?.isReading ? undefined : ['cities', 'areas', 'projects', 'listings', 'agents'],
  }))
  mountRead(app, 'listingCards', async ({ query }) => ({
    answer: await cardsOf(context, query.ids),
    tags: cardTags,
  }))
  mountRead(app, 'listingPhotos', async ({ params }) => ({
    answer: { data: await photosOfListing(context, params.id) },
    tags: [`listing:${params.id}`],
  }))
  mountRead(app, 'listing', async ({ params }) => ({
    answer: { property: await showListing(context, params.id) },
    // The index knows the similar ones once it is read.
    tags: context.search.isLoaded ? [...cardTags, 'evidence', `listing:${params.id}`] : undefined,
  }))
  mountWrite(app, context, 'reportListing', async ({ params, body, sender: { address }, once }) => {
    await receiveReport(context, { listingId: params.id, report: body, address, once })
    return { data: { received: true } }
  })
}

export function mountSearch(app: Api, context: SearchContext): void {
  mountRead(app, 'search', async ({ query }) => {
    const { answer, ours } = await searchWithFallback(context, query)
    // A search service does not announce its changes, so a page made of its answer is not cached.
    return { answer, tags: ours ? tagsOf(query) : undefined }
  })
  mountRead(app, 'searchMap', async ({ query }) => {
    const { answer, ours } = await searchMapWithFallback(context, query)
    return { answer, tags: ours ? cardTags : undefined }
  })
}

/** Yields change with the rents of other homes. */
function tagsOf(search: Search): string[] {
  return sortOf(search) === 'highest-yield' ? [...cardTags, 'evidence'] : cardTags
}
