import { showJob } from '#domain/careers/show-job.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountCareers(app: Api, { db }: ApiContext): void {
  mountRead(app, 'jobDetails', async ({ params }) => ({
    answer: { data: await showJob(db, params.jobId) },
    tags: ['jobs', 'cities'],
  }))
}
