import { showSaved } from '#domain/saved/show-saved.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

const cardTags = ['listings', 'projects', 'cities', 'areas', 'agents']

export function mountSaved(app: Api, context: ApiContext): void {
  mountRead(app, 'saved', async ({ query }) => ({ answer: await showSaved(context, query), tags: cardTags }))
}
