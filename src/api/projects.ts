import { listProjects } from '#domain/projects/list.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountProjects(app: Api, context: ApiContext): void {
  mountRead(app, 'projects', async () => ({
    answer: await listProjects(context),
    tags: ['projects', 'cities', 'areas', 'listings'],
  }))
}
