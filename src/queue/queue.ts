/** The one way to leave work for later: jobs in the same database, written in the same transaction as their row. */
import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#db/client.ts'
import { connectionTo } from '#db/servers.ts'
import { inLanguage } from '#messages/language.ts'
import { traced } from '#tracing/steps.ts'
import type { JobName, Jobs } from './jobs.ts'
import { NotNow } from './not-now.ts'
import { lanes, queues } from './retry-policy.ts'
import { UnderWayElsewhere } from './under-way-elsewhere.ts'

export type Queue = {
  /**
   * Writes a job in the transaction `tx`: it exists when the transaction commits, and only then. It is done at once,
   * or not before `after`.
   */
  enqueue<Name extends JobName>(tx: Db, name: Name, data: Jobs[Name], after?: After): Promise<void>
  /** Writes several in the transaction `tx`; those of a `group` are done few at a time. */
  enqueueAll<Name extends JobName>(tx: Db, name: Name, jobs: readonly NewJob<Jobs[Name]>[]): Promise<void>
  /** Removes jobs in the transaction `tx`, whatever became of them. */
  remove(tx: Db, name: JobName, ids: readonly string[]): Promise<void>
  /** Tells this process's worker that jobs of a name were written, instead of letting it look for them. */
  wake(name: JobName): void
  /**
   * Has jobs that failed before tried again now, at most so many: what they needed is back. The try does not count
   * among those that a job has.
   */
  retryNow(names: readonly JobName[], most?: number): Promise<void>
  /** Has a job done again and again, at the minutes and hours of a cron expression in UTC. */
  repeat(
    name:
      | 'back-up'
      | 'ship-log'
      | 'clean-up'
      | 'expire-listings'
      | 'refresh-evidence'
      | 'measure-estimates'
      | 'fetch-rates'
      | 'settle-changes'
      | 'match-alerts'
      | 'send-alerts'
      | 'sweep-mails'
      | 'sweep-uploads',
    cron: string,
  ): Promise<void>
  /**
   * Has the jobs of a name done, few at a time; one whose handler throws is tried again later. `handleAll` does
   * several at once; when it throws, each is done alone, so that one that cannot be done keeps no other from it. After
   * NotNow none of them is: all are tried again later.
   */
  work<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name]) => Promise<void>,
    handleAll?: (data: Jobs[Name][]) => Promise<void>,
  ): Promise<void>
  /** Takes up no more jobs, and lets those under way end. */
  pause(): Promise<void>
  /** Takes up jobs again. */
  resume(): Promise<void>
  /** How many jobs of each name have been given up: they stay in the table pgboss.job for a week. */
  countDead(): Promise<{ name: string; count: number }[]>
  /** Lets the jobs under way end, then gives the connections back. */
  close(): Promise<void>
}

/** A moment, or so long from now by the database's clock, whatever this machine's says. */
export type After = Date | { seconds: number }

export type NewJob<Data> = {
  data: Data
  id?: string
  group?: string | undefined
  /** The pause before it is tried again, unless it is the queue's; the next ones are longer. */
  retrySeconds?: number
  /** Where the queue's policy is 'short': while one with this key waits, no other is written. */
  key?: string
  /** It is not done before. */
  after?: After
}

/**
 * Opens the queue in the database at `url`, making its tables in the schema `pgboss` when they are missing.
 * `onTrouble` is told of failed attempts and of a database that does not answer.
 */
export async function openQueue(url: string, onTrouble: (error: Error) => void = () => {}): Promise<Queue> {
  const boss = new PgBoss({
    ...connectionTo(url),
    application_name: 'aangan jobs',
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  })
  /** What begins the work on each name, and the workers that are at it. */
  const begins = new Map<JobName, () => Promise<string>>()
  const workers = new Map<JobName, string>()
  let isPaused = false
  boss.on('error', onTrouble)
  await boss.start()
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)

  const wake = (name: JobName) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  return {
    async enqueue(tx, name, data, after) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...startOf(after) })
    },
    async enqueueAll(tx, name, jobs) {
      if (jobs.length === 0) return
      const written = jobs.map(({ id, data, group, retrySeconds, key, after }) => ({
        data,
        ...(id !== undefined && { id }),
        ...(group !== undefined && { group: { id: group } }),
        ...(retrySeconds !== undefined && { retryDelay: retrySeconds }),
        ...(key !== undefined && { singletonKey: key }),
        ...startOf(after),
      }))
      await boss.insert(name, written, { db: fromDrizzle(tx, sql) })
    },
    async remove(tx, name, ids) {
      if (ids.length > 0) await boss.deleteJob(name, [...ids], { db: fromDrizzle(tx, sql) })
    },
    wake,
    async retryNow(names, most) {
      await boss.getDb().executeSql(retryNow, [names, most])
      names.forEach(wake)
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron, {})
    },
    async work<Name extends JobName>(
      name: Name,
      handle: (data: Jobs[Name]) => Promise<void>,
      handleAll?: (data: Jobs[Name][]) => Promise<void>,
    ) {
      const options = { ...patience, batchSize: handleAll ? many : few, ...lanes[name] }
      const begin = () =>
        boss.work<Jobs[Name]>(name, options, async (jobs) => {
          const ofJob = ({ id, retryCount }: Tried, handleOne: () => Promise<void>) =>
            resultOf({ id, name }, handleOne, (error) => {
              const isLast = retryCount >= queues[name].retryLimit
              // What is out of reach is logged once, where it was noticed.
              const isExpected = error instanceof NotNow || error instanceof UnderWayElsewhere
              if (isExpected && !isLast) return
              onTrouble(new Error(fate(name, retryCount), { cause: error }))
            })
          if (handleAll && jobs.length > 1) {
            const failure = await failureOf(() => asJob(name, () => handleAll(jobs.map(({ data }) => data))))
            if (!failure) return jobs.map(({ id }) => ({ id, status: 'completed' }))
            if (failure instanceof NotNow)
              return Promise.all(jobs.map((job) => ofJob(job, () => Promise.reject(failure))))
          }
          const results: JobResult[] = []
          const width = together.has(name) ? mostTogether : 1
          while (results.length < jobs.length) {
            const next = jobs.slice(results.length, results.length + width)
            results.push(...(await Promise.all(next.map((job) => ofJob(job, () => handle(job.data))))))
          }
          return results
        })
      begins.set(name, begin)
      if (!isPaused) workers.set(name, await begin())
    },
    async pause() {
      isPaused = true
      const names = [...workers.keys()]
      workers.clear()
      await Promise.all(names.map((name) => boss.offWork(name)))
    },
    async resume() {
      isPaused = false
      for (const [name, begin] of begins) {
        if (!workers.has(name)) workers.set(name, await begin())
      }
    },
    async countDead() {
      const { rows } = await boss.getDb().executeSql(deadJobs)
      return rows
    },
    close: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

function startOf(after: After | undefined): { startAfter?: Date | number } {
  if (after === undefined) return {}
  return { startAfter: after instanceof Date ? after : after.seconds }
}

/**
 * The part of a statement that writes a job for each row of `from`, a table or a `with` before it; `data` is made of
 * its columns. Written as pg-boss's own `send` writes it, which a test compares (queue-statements.test.ts): a lead and
 * its job go to the database together, and `send` would be a statement of its own. It notifies no worker.
 */
export function jobsFrom(name: 'lead-received' | 'leads-waiting' | 'happened', from: SQL, data: SQL): SQL {
  return sql`
    insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until, heartbeat_seconds, policy)
    select queue.name, ${data}, queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max,
      queue.expire_seconds, queue.deletion_seconds, now() + queue.retention_seconds * interval '1 second',
      queue.heartbeat_seconds, queue.policy
    from ${from} cross join pgboss.queue where queue.name = ${sql.raw(`'${name}'`)}`
}

const retryNow = `
  update pgboss.job set start_after = now(), retry_count = greatest(retry_count - 1, 0)
  where state = 'retry' and (name, id) in (
    select name, id from pgboss.job where state = 'retry' and name = any($1) order by start_after, id limit $2)`

const deadJobs = `select name, count(*)::int as count from pgboss.job where state = 'failed' group by name`

// Mails wait for the mail server and the disk: they wait together. Others need the processor: one after the other.
const together: ReadonlySet<JobName> = new Set([
  'lead-received',
  'application-received',
  'booking-changed',
  'leads-waiting',
  'lead-to-open',
  'mail-written',
  'alert-message',
  'push',
])

// Each needs the database as well, which pages and forms need more.
const mostTogether = 4

// A notification wakes the worker; jobs whose retry has come due are found by asking now and then.
const patience = {
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 10,
  perJobResults: true,
} as const

const few = 8
// What is done in a few statements however many there are is better done for many.
const many = 32

/** What a failure means for a job that has been tried again so many times. */
function fate(name: JobName, retryCount: number): string {
  const tries = `after ${retryCount + 1} ${retryCount === 0 ? 'try' : 'tries'}`
  return retryCount < queues[name].retryLimit
    ? `The job ${name} failed ${tries} and is tried again later`
    : `The job ${name} is given up ${tries}`
}

type Tried = { id: string; retryCount: number }

/** What went wrong shows again when each job is done alone. */
function failureOf(work: () => Promise<void>): Promise<unknown> {
  return work().then(
    () => undefined,
    (error) => error ?? new Error('It did not say why.'),
  )
}

/** A request in Urdu may wake a queue: a job says by itself in which other language it writes. */
function asJob(name: JobName, work: () => Promise<void>): Promise<void> {
  return traced({ name: `job ${name}`, kind: 'consumer' }, () => inLanguage('en', work))
}

async function resultOf(
  { id, name }: { id: string; name: JobName },
  handle: () => Promise<void>,
  onTrouble: (error: Error) => void,
): Promise<JobResult> {
  const handleOrTell = async () => {
    try {
      await handle()
    } catch (thrown) {
      const error = asError(thrown)
      onTrouble(error)
      throw error
    }
  }
  try {
    await asJob(name, handleOrTell)
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: asError(error).message } }
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
