import { jobIdOf } from '#queue/job-id.ts'
import type { Needs } from '../context.ts'
import { readPromise } from './response-time.ts'

type Unopened = { id: number; since: Date }

/**
 * Has each lead looked at again when it should have been opened. One job is written for each of these moments, however
 * often this is called, because the job that calls it may be tried again.
 */
export async function watchOpening(
  { db, queue }: Needs<'db' | 'queue'>,
  unopened: readonly Unopened[],
): Promise<void> {
  if (unopened.length === 0) return
  const promise = await readPromise(db)
  const jobs = unopened.flatMap(({ id, since: given }) => {
    const after = promise.answerBy(given)
    const since = given.toISOString()
    if (!after) return []
    return [
      // The ID that earlier versions give the same job.
      { id: jobIdOf('lead-to-open', id, since, after.toISOString()), data: { leadId: id, since }, after },
    ]
  })
  await queue.enqueueAll(db, 'remind-managers', jobs)
}
