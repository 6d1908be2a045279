/** The one way to leave work for later: jobs in the same database, written in the same transaction as their row. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#db/client.ts'

/** Every kind of job, with what its handler is given. */
export type Jobs = {
  /** A visitor's request was stored. */
  'lead-received': { leadId: number }
  /** A wanted request is to be given to an agent. */
  'lead-to-assign': { leadId: number }
  /** Somebody applied for a job. */
  'application-received': { applicationId: number }
  /** Time to forget what may be kept no longer. */
  'clean-up': Record<string, never>
  /** A picture was uploaded: its common sizes are to be made. */
  'picture-stored': { fileId: string }
}
export type JobName = keyof Jobs

// A mail server that is down for a day loses nothing: about 40 attempts, at most an hour apart.
const retries = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

const queues: Readonly<Record<JobName, typeof retries & { notify: boolean; expireInSeconds: number }>> = {
  'lead-received': { ...retries, notify: true, expireInSeconds: 300 },
  'lead-to-assign': { ...retries, notify: true, expireInSeconds: 60 },
  'application-received': { ...retries, notify: true, expireInSeconds: 300 },
  // The next one comes within the hour.
  'clean-up': { ...retries, retryLimit: 1, notify: false, expireInSeconds: 900 },
  // What is never made here is made when a visitor first asks for it.
  'picture-stored': { ...retries, retryLimit: 5, notify: true, expireInSeconds: 900 },
}

export type Queue = {
  /** Writes a job in the transaction `tx`: it exists when the transaction commits, and only then. */
  enqueue<Name extends JobName>(tx: Db, name: Name, data: Jobs[Name]): Promise<void>
  /** Has a job done again and again, at the minutes and hours of a cron expression in UTC. */
  repeat(name: 'clean-up', cron: string): Promise<void>
  /** Has the jobs of a name done, one after the other; one whose handler throws is tried again later. */
  work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>): Promise<void>
  /** Lets the jobs under way end, then gives the connections back. */
  close(): Promise<void>
}

/**
 * Opens the queue in the database at `url`, making its tables in the schema `pgboss` when they are missing.
 * `onTrouble` is told of failed attempts and of a database that does not answer.
 */
export async function openQueue(url: string, onTrouble: (error: Error) => void = () => {}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'aangan jobs',
    max: 3,
    useListenNotify: true,
  })
  boss.on('error', onTrouble)
  await boss.start()
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)

  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron, {})
    },
    async work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>) {
      await boss.work<Jobs[Name]>(name, fewAtATime, async (jobs) => {
        const results: JobResult[] = []
        for (const { id, data } of jobs) results.push(await resultOf(id, () => handle(data), onTrouble))
        return results
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

// A notification wakes the worker; jobs whose retry has come due are found by asking now and then.
const fewAtATime = {
  batchSize: 5,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 10,
  perJobResults: true,
} as const

async function resultOf(
  id: string,
  handle: () => Promise<void>,
  onTrouble: (error: Error) => void,
): Promise<JobResult> {
  try {
    await handle()
    return { id, status: 'completed' }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    onTrouble(error)
    return { id, status: 'failed', output: { message: error.message } }
  }
}
