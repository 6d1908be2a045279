import { listAgents } from '#domain/agents/list.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountAgents(app: Api, context: ApiContext): void {
  mountRead(app, 'agents', async ({ query: { count, per_page, current_page } }) => ({
    // `count` asks for the first few, as the home page does; it stands for a first page of that size.
    answer: await listAgents(
      context,
      count === undefined ? { perPage: per_page, page: current_page } : { perPage: count, page: 1 },
    ),
    tags: ['agents', 'cities', 'areas', 'listings'],
  }))
}
