/** What a property is likely to cost. */
import { estimateProperty } from '#domain/estimates/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountEstimates(app: Api, context: ApiContext): void {
  mountRead(app, 'estimate', async ({ query }) => ({
    answer: await estimateProperty(context, query),
    // The evidence in memory follows its changes only within minutes, so a page made of it is not cached.
    tags: undefined,
  }))
}
