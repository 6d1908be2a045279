/** How often and after which pauses each kind of job is tried again, and how many are done at a time. */
import type { JobName } from './jobs.ts'

// A mail server that is down for a day loses nothing: about 40 attempts, at most an hour apart.
const retries = { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

// Killed in the middle of a job, a worker stops saying that it works on it: soon another one takes it over.
const heartbeatSeconds = 10

type QueueOptions = typeof retries & {
  notify: boolean
  /** Of jobs with the same key one waits. */
  policy?: 'short'
  /** How long one that is done stays in the table, unless a week. */
  deleteAfterSeconds?: number
  heartbeatSeconds?: number
  expireInSeconds: number
}

// Every few seconds, so that those that are done would be very many.
const againAndAgain: QueueOptions = {
  ...retries,
  retryLimit: 0,
  policy: 'short',
  notify: false,
  heartbeatSeconds,
  deleteAfterSeconds: 3_600,
  expireInSeconds: 600,
}

export const queues: Readonly<Record<JobName, QueueOptions>> = {
  // Many may come at once, and notifications make commits wait for each other: its worker is woken in this process.
  'lead-received': { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
  'lead-to-assign': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 60 },
  // Found by looking every two seconds: a notification would make commits wait for each other.
  'leads-waiting': { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
  'lead-to-open': { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
  'application-received': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
  'booking-changed': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
  // Asks the payment gateway, which may be out of reach for a while.
  'booking-to-settle': {
    ...retries,
    retryDelay: 15,
    retryDelayMax: 300,
    notify: true,
    heartbeatSeconds,
    expireInSeconds: 60,
  },
  'mail-written': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
  'alert-message': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
  'alerts-link': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 60 },
  // Each begins the next one; one of them waits.
  'match-alerts': againAndAgain,
  'send-alerts': againAndAgain,
  'password-forgotten': { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 60 },
  // The next one comes within the hour.
  'clean-up': { ...retries, retryLimit: 1, notify: false, expireInSeconds: 900 },
  'expire-listings': { ...retries, retryLimit: 1, notify: false, expireInSeconds: 900 },
  'settle-changes': { ...retries, retryLimit: 0, notify: false, expireInSeconds: 300 },
  // The next look comes within minutes.
  'measure-estimates': { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 3600 },
  'fetch-rates': { ...retries, retryLimit: 0, notify: false, expireInSeconds: 300 },
  'refresh-evidence': { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 3600 },
  // The next look comes within minutes; what is due by then is made by that one.
  'back-up': { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 43_200 },
  'ship-log': { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 900 },
  'sweep-mails': { ...retries, retryLimit: 1, notify: false, expireInSeconds: 300 },
  'sweep-uploads': { ...retries, retryLimit: 1, notify: false, expireInSeconds: 3600 },
  // One that fails on its own is told of on its screen; what is tried again is what a killed server left.
  import: { ...retries, retryLimit: 5, notify: true, heartbeatSeconds, expireInSeconds: 3600 },
  'import-prices': { ...retries, retryLimit: 5, notify: true, heartbeatSeconds, expireInSeconds: 3600 },
  // What is never made here is made when a visitor first asks for it.
  'picture-stored': { ...retries, retryLimit: 5, notify: true, expireInSeconds: 900 },
  'delete-stored': { ...retries, notify: false, expireInSeconds: 900 },
  happened: { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
  'purge-cdn': {
    ...retries,
    retryDelayMax: 60,
    policy: 'short',
    notify: true,
    heartbeatSeconds,
    expireInSeconds: 120,
  },
  push: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 120 },
}

// A receiver that takes its time keeps no other waiting.
export const lanes: Readonly<Partial<Record<JobName, object>>> = {
  push: { batchSize: 4, localConcurrency: 3, localGroupConcurrency: 3 },
}

/** Whether this is a kind of job that there is. */
export function isJobName(name: string): name is JobName {
  return Object.hasOwn(queues, name)
}
