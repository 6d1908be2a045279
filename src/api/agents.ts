import { listAgents, showAgent } from '#domain/agents/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

// Every agent names their places and counts their published listings.
const agentTags = ['agents', 'cities', 'areas', 'listings']

export function mountAgents(app: Api, context: ApiContext): void {
  mountRead(app, 'agents', async ({ query: { count, per_page, current_page } }) => ({
    // `count` asks for the first few, as the home page does, and means a first page of that size.
    answer: await listAgents(
      context,
      count === undefined ? { perPage: per_page, page: current_page } : { perPage: count, page: 1 },
    ),
    tags: agentTags,
  }))
  mountRead(app, 'agent', async ({ params }) => ({
    answer: { data: await showAgent(context, params.id) },
    tags: agentTags,
  }))
}
