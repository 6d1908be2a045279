/** The one way to leave work for later: jobs in the same database, written in the same transaction as their row. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#db/client.ts'
import { connectionTo } from '#db/servers.ts'
import { inLanguage } from '#messages/language.ts'
import { traced } from '#tracing/steps.ts'
import { type JobName, type JobPayloads, jobNames, jobs, storedName } from './jobs.ts'
import { NotNow } from './not-now.ts'
import { readPayload } from './read-payload.ts'
import { UnderWayElsewhere } from './under-way-elsewhere.ts'

export type Queue = {
  /**
   * Writes a job in the transaction `tx`: it exists when the transaction commits, and only then. It runs
   * immediately, or not before `after`.
   */
  enqueue<Name extends JobName>(tx: Db, name: Name, data: JobPayloads[Name], after?: After): Promise<void>
  /** Writes several in the transaction `tx`; jobs of one `group` run few at a time. */
  enqueueAll<Name extends JobName>(
    tx: Db,
    name: Name,
    newJobs: readonly NewJob<JobPayloads[Name]>[],
  ): Promise<void>
  /** Removes jobs in the transaction `tx`, whatever their state. */
  remove(tx: Db, name: JobName, ids: readonly string[]): Promise<void>
  /** Tells this process's worker that jobs of a name were written, instead of letting it look for them. */
  wake(name: JobName): void
  /**
   * Retries at most `most` of the jobs that failed before, because what they needed is back. The try does
   * not count towards a job's limit.
   */
  retryNow(names: readonly JobName[], most?: number): Promise<void>
  /** Starts the schedule of a job, if it has one, or ends it where nothing handles the job. */
  schedule(name: JobName, isHandled: boolean): Promise<void>
  /**
   * Works on the jobs of a name, few at a time. A job whose handler throws is tried again later, and so is
   * one whose payload this version cannot read: the version that wrote it may take it. `handleAll` does
   * several jobs together; when it throws, each is done alone, so that a failing job does not hold up the
   * others. After NotNow none is done alone: all are tried again later.
   */
  work<Name extends JobName>(
    name: Name,
    handle: (data: JobPayloads[Name]) => Promise<void>,
    handleAll?: (data: JobPayloads[Name][]) => Promise<void>,
  ): Promise<void>
  /** Takes no more jobs, and lets those under way finish. */
  pause(): Promise<void>
  /** Takes up jobs again. */
  resume(): Promise<void>
  /** How many jobs of each name have been given up: they stay in the table pgboss.job for a week. */
  countDead(): Promise<{ name: string; count: number }[]>
  /** Lets the jobs under way finish, then closes the connections. */
  close(): Promise<void>
}

/** A moment, or so many seconds from now by the database's clock. */
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
 * Opens the queue in the database at `url` and creates missing tables in the schema `pgboss`. `onTrouble`
 * is called for failed attempts and when the database does not answer.
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
  await createQueues(boss)

  const wake = (name: JobName) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  return {
    async enqueue(tx, name, data, after) {
      await boss.send(storedName(name), data, { db: fromDrizzle(tx, sql), ...startAfterOption(after) })
    },
    async enqueueAll(tx, name, newJobs) {
      if (newJobs.length === 0) return
      const written = newJobs.map(({ id, data, group, retrySeconds, key, after }) => ({
        data,
        ...(id !== undefined && { id }),
        ...(group !== undefined && { group: { id: group } }),
        ...(retrySeconds !== undefined && { retryDelay: retrySeconds }),
        ...(key !== undefined && { singletonKey: key }),
        ...startAfterOption(after),
      }))
      await boss.insert(storedName(name), written, { db: fromDrizzle(tx, sql) })
    },
    async remove(tx, name, ids) {
      if (ids.length > 0) await boss.deleteJob(storedName(name), [...ids], { db: fromDrizzle(tx, sql) })
    },
    wake,
    async retryNow(names, most) {
      await boss.getDb().executeSql(retryNow, [names.map(storedName), most])
      names.forEach(wake)
    },
    async schedule(name, isHandled) {
      const { schedule } = jobs[name]
      if (schedule === undefined) return
      if (isHandled) await boss.schedule(storedName(name), schedule, {})
      else await boss.unschedule(storedName(name))
    },
    async work<Name extends JobName>(
      name: Name,
      handle: (data: JobPayloads[Name]) => Promise<void>,
      handleAll?: (data: JobPayloads[Name][]) => Promise<void>,
    ) {
      const stored = storedName(name)
      const { queue, waitsFor, lanes, repeatAfterSeconds } = jobs[name]
      const options = { ...polling, batchSize: handleAll ? many : few, ...lanes }
      const width = waitsFor ? mostTogether : 1
      const handleOne = async (data: unknown) => {
        await handle(readPayload(name, data))
        if (repeatAfterSeconds === undefined) return
        await boss.send(stored, {}, { singletonKey: 'next', startAfter: repeatAfterSeconds })
      }
      const begin = () =>
        boss.work<object>(stored, options, async (taken) => {
          const ofJob = ({ id, retryCount }: Tried, work: () => Promise<void>) =>
            jobResult({ id, name: stored }, work, (error) => {
              const isLast = retryCount >= queue.retryLimit
              // An outage is logged once, where it was noticed.
              const isExpected = error instanceof NotNow || error instanceof UnderWayElsewhere
              if (isExpected && !isLast) return
              onTrouble(new Error(failureMessage(stored, retryCount, isLast), { cause: error }))
            })
          if (handleAll && taken.length > 1) {
            const together = async () => handleAll(taken.map(({ data }) => readPayload(name, data)))
            const failure = await catchFailure(() => asJob(stored, together))
            if (!failure) return taken.map(({ id }) => ({ id, status: 'completed' }))
            if (failure instanceof NotNow)
              return Promise.all(taken.map((job) => ofJob(job, () => Promise.reject(failure))))
          }
          const results: JobResult[] = []
          while (results.length < taken.length) {
            const next = taken.slice(results.length, results.length + width)
            results.push(...(await Promise.all(next.map((job) => ofJob(job, () => handleOne(job.data))))))
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

/** Creates missing queues, and gives those that another version created this version's retries and limits. */
async function createQueues(boss: PgBoss): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, { ...queue }]))
  for (const name of jobNames) {
    const { policy, ...options } = jobs[name].queue
    const existing: Readonly<Record<string, unknown>> | undefined = made.get(storedName(name))
    if (!existing) await boss.createQueue(storedName(name), jobs[name].queue)
    else if (Object.entries(options).some(([key, value]) => existing[key] !== value))
      await boss.updateQueue(storedName(name), options)
  }
}

function startAfterOption(after: After | undefined): { startAfter?: Date | number } {
  if (after === undefined) return {}
  return { startAfter: after instanceof Date ? after : after.seconds }
}

const retryNow = `
  update pgboss.job set start_after = now(), retry_count = greatest(retry_count - 1, 0)
  where state = 'retry' and (name, id) in (
    select name, id from pgboss.job where state = 'retry' and name = any($1) order by start_after, id limit $2)`

const deadJobs = `select name, count(*)::int as count from pgboss.job where state = 'failed' group by name`

// Each needs the database as well, which pages and forms need more.
const mostTogether = 4

// A notification wakes the worker; jobs whose retry is due are found by polling.
const polling = {
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 10,
  perJobResults: true,
} as const

const few = 8
// Work that takes a few statements, however many jobs there are, is done in larger batches.
const many = 32

/** What a failure means for a job that has been tried again so many times. */
function failureMessage(name: string, retryCount: number, isLast: boolean): string {
  const tries = `after ${retryCount + 1} ${retryCount === 0 ? 'try' : 'tries'}`
  return isLast
    ? `The job ${name} is given up ${tries}`
    : `The job ${name} failed ${tries} and is tried again later`
}

type Tried = { id: string; retryCount: number }

/** The error shows again when each job is done alone. */
function catchFailure(work: () => Promise<void>): Promise<unknown> {
  return work().then(
    () => undefined,
    (error) => error ?? new Error('It did not say why.'),
  )
}

/** A request in Urdu may wake a queue: a job sets its own language. */
function asJob(name: string, work: () => Promise<void>): Promise<void> {
  return traced({ name: `job ${name}`, kind: 'consumer' }, () => inLanguage('en', work))
}

async function jobResult(
  { id, name }: { id: string; name: string },
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
