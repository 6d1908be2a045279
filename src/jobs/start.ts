/** Starts the worker and the schedule of every job. */
import { type JobName, type JobPayloads, jobNames } from '#queue/jobs.ts'
import type { Queue } from '#queue/queue.ts'
import type { JobContext } from './context.ts'
import { createHandlers, type Handler, type Handlers } from './handlers.ts'

export async function startJobs(ctx: JobContext): Promise<void> {
  const handlers = createHandlers(ctx)
  for (const name of jobNames) await startJob(ctx.queue, name, handlers)
}

async function startJob<Name extends JobName>(queue: Queue, name: Name, handlers: Handlers): Promise<void> {
  const handler: Handler<JobPayloads[Name]> | undefined = handlers[name]
  if (typeof handler === 'function') await queue.work(name, handler)
  else if (handler) {
    const { together } = handler
    await queue.work(name, (payload) => together([payload]), together)
  }
  await queue.schedule(name, handler !== undefined)
}
