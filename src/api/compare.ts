import { compareHomes } from '#domain/compare/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

// Medians change with any price of the area, and each home names its places.
const tags = ['listings', 'cities', 'areas', 'agents', 'projects', 'evidence']

export function mountCompare(app: Api, context: ApiContext): void {
  mountRead(app, 'compare', async ({ query }) => ({ answer: await compareHomes(context, query), tags }))
}
