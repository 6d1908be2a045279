import { listJobs, showJob } from '#domain/vacancies/index.ts'
import type { ApiContext } from './context.ts'
import { type Api, mountRead } from './read.ts'

export function mountCareers(app: Api, context: ApiContext): void {
  mountRead(app, 'jobPostings', async ({ query: { cityId, department, per_page, current_page } }) => ({
    answer: await listJobs(context, {
      filter: { cityId, department },
      perPage: per_page,
      page: current_page,
    }),
    tags: ['jobs', 'cities'],
  }))
  mountRead(app, 'jobDetails', async ({ params }) => ({
    answer: { data: await showJob(context, params.jobId) },
    tags: ['jobs', 'cities'],
  }))
}
