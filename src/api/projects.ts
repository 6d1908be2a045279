import {
  listProjects,
  listProjectVideos,
  listVideosOfProject,
  searchProjects,
  showProject,
} from '#domain/projects/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

// Every card counts its published listings and names its place.
const cardTags = ['projects', 'cities', 'areas', 'listings']

export function mountProjects(app: Api, context: ApiContext): void {
  mountRead(app, 'projects', async () => ({ answer: await listProjects(context), tags: cardTags }))
  mountRead(app, 'searchProjects', async ({ query }) => ({
    answer: await searchProjects(context, query),
    tags: cardTags,
  }))
  mountRead(app, 'projectDetails', async ({ params }) => ({
    answer: await showProject(context, { id: params.id, canBeBooked: context.config.systems.payments }),
    tags: [...cardTags, `bookings:${params.id}`],
  }))
  mountRead(app, 'projectVideos', async ({ query }) => ({
    answer: await listProjectVideos(context, query),
    tags: ['projects'],
  }))
  mountRead(app, 'videosOfProject', async ({ params, query }) => ({
    answer: await listVideosOfProject(context, { projectId: params.id, page: query }),
    tags: ['projects'],
  }))
}
