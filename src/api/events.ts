import { listEvents, showEvent } from '#domain/events/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountEvents(app: Api, context: ApiContext): void {
  mountRead(app, 'events', async () => ({ answer: await listEvents(context), tags: ['events'] }))
  mountRead(app, 'event', async ({ params }) => ({
    answer: await showEvent(context, params.eventId),
    tags: ['events'],
  }))
}
