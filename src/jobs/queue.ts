/** The one way to leave work for later: jobs in the same database, written in the same transaction as their row. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '#db/client.ts'

/** Every kind of job, with what its handler is given. */
export type Jobs = {
  /** A visitor's request was stored. */
  'lead-received': { leadId: number }
}
export type JobName = keyof Jobs

// A mail server that is down for a day loses nothing: about 40 attempts, at most an hour apart.
const retries = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

const queues: Readonly<Record<JobName, typeof retries & { notify: boolean; expireInSeconds: number }>> = {
  'lead-received': { ...retries, notify: true, expireInSeconds: 120 },
}

export type Queue = {
  /** Writes a job in the transaction `tx`: it exists when the transaction commits, and only then. */
  enqueue<Name extends JobName>(tx: Db, name: Name, data: Jobs[Name]): Promise<void>
  /** Has the jobs of a name done, one after the other. A job whose handler throws is tried again later. */
  work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>): Promise<void>
  /** Lets the jobs under way end, then gives the connections back. */
  close(): Promise<void>
}

/** Opens the queue in the database at `url`, making its tables in the schema `pgboss` when they are missing. */
export async function openQueue(url: string, onTrouble: (error: Error) => void = () => {}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'aangan jobs',
    max: 3,
    schedule: false,
    useListenNotify: true,
  })
  boss.on('error', onTrouble)
  await boss.start()
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)

  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    async work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>) {
      await boss.work<Jobs[Name]>(name, { batchSize: 1 }, async (jobs) => {
        for (const { data } of jobs) await handle(data)
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
