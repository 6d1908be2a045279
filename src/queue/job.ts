import type { z } from 'zod'

/** A kind of job: all that is known of it but what it does, which is above the domain (src/jobs). */
export type Job<Payload> = {
  /** Its name in the admin app's list of failed tasks. */
  label: string
  /** Parsed when the job runs: another version of the site may have written it. */
  payload: z.ZodType<Payload>
  /** Retries and time limits, as pg-boss takes them. */
  queue: QueueOptions
  /** Runs at the minutes and hours of this cron expression, in UTC. */
  schedule?: string
  /** Besides its schedule it runs again so many seconds after it has ended, one at a time. */
  repeatAfterSeconds?: number
  /** Jobs that wait for a server run several at a time; others need the processor and run one after the other. */
  waitsFor?: 'mail server' | 'receiver'
  /** How many run at a time, where that is not the default. */
  lanes?: { batchSize: number; localConcurrency: number; localGroupConcurrency: number }
  /** Its older name, which the database, metrics and logs keep: a version that knows no other may run beside this one. */
  storedAs?: string
}

type QueueOptions = RetryPolicy & {
  /** A notification wakes the worker; without one it looks for jobs every few seconds. */
  notify: boolean
  /** Of jobs with the same key one waits. */
  policy?: 'short'
  /** How long one that is done stays in the table, unless a week. */
  deleteAfterSeconds?: number
  heartbeatSeconds?: number
  expireInSeconds: number
}

type RetryPolicy = { retryLimit: number; retryDelay: number; retryBackoff: boolean; retryDelayMax: number }

// A mail server that is down for a day loses nothing: about 40 attempts, at most an hour apart.
export const retries: RetryPolicy = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

// Killed in the middle of a job, a worker sends no more heartbeats: soon another one takes it over.
export const heartbeatSeconds = 10

// Every few seconds: kept for a week, those that are done would be very many.
export const everyFewSeconds: QueueOptions = {
  ...retries,
  retryLimit: 0,
  policy: 'short',
  notify: false,
  heartbeatSeconds,
  deleteAfterSeconds: 3_600,
  expireInSeconds: 600,
}
