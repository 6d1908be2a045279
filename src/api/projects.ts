import type { Hono } from 'hono'
import { listProjects } from '#domain/projects/list.ts'
import type { ApiContext } from './context.ts'
import { mountRead } from './read.ts'

export function mountProjects(app: Hono, context: ApiContext): void {
  mountRead(app, 'projects', async () => ({
    answer: await listProjects(context),
    tags: ['projects', 'cities', 'areas', 'listings'],
  }))
}
