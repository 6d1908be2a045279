/** Every kind of job. A new one is an entry here, its handler in src/jobs/handlers.ts and its label in src/messages. */
import { z } from 'zod'
import { alertChannels } from '#contract/alerts/alert-fields.ts'
import { taskNames as t } from '#messages/admin.ts'
import { everyFewSeconds, heartbeatSeconds, type Job, retries } from './job.ts'

const id = z.int()
const nothing = z.object({})

/** `key` is drawn once for each; `was` is the state before. */
export type WebhookEvent = z.infer<typeof WebhookEvent>
const WebhookEvent = z.object({
  key: z.string(),
  event: z.string(),
  id,
  at: z.string(),
  was: z.string().exactOptional(),
})

const definitions = {
  /** A visitor's request was stored. Its worker is woken in this process: notifications make commits wait for each other. */
  'lead-received': {
    label: t.followUpLead,
    payload: z.object({ leadId: id }),
    queue: { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
  },
  /** A wanted request is assigned to an agent. */
  'lead-to-assign': {
    label: t.assignLead,
    payload: z.object({ leadId: id }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 60 },
  },
  /** Leads were given to one agent, or came and have none. */
  'email-agent': {
    label: t.emailAgent,
    payload: z.object({ leadIds: z.array(id) }),
    queue: { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
    storedAs: 'leads-waiting',
  },
  /** The time is over in which a lead was to be opened; `since` it had its agent. */
  'remind-managers': {
    label: t.remindManagers,
    payload: z.object({ leadId: id, since: z.string() }),
    queue: { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
    storedAs: 'lead-to-open',
  },
  /** A viewing was requested or changed; `leadId` is the lead that asked for it. */
  'viewing-changed': {
    label: t.emailAboutViewing,
    payload: z.object({ leadId: id }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
  },
  /** Reminds of viewings the day before and two hours before. */
  'remind-of-viewings': {
    label: t.remindOfViewings,
    payload: nothing,
    queue: { ...retries, retryLimit: 1, notify: false, expireInSeconds: 300 },
    schedule: '*/5 * * * *',
    waitsFor: 'mail server',
  },
  /** A job application was received. */
  'application-received': {
    label: t.emailAboutApplication,
    payload: z.object({ applicationId: id }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
  },
  /** A booking's state changed, or a payment of it was noticed. */
  'booking-changed': {
    label: t.emailAboutBooking,
    payload: z.object({ bookingId: id }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
  },
  /** The hold on a unit has ended. Asks the payment gateway, which may be out of reach for a while. */
  'booking-to-settle': {
    label: t.endHold,
    payload: z.object({ bookingId: id }),
    queue: {
      ...retries,
      retryDelay: 15,
      retryDelayMax: 300,
      notify: true,
      heartbeatSeconds,
      expireInSeconds: 60,
    },
  },
  /** An email to a member of staff was written. */
  'mail-written': {
    label: t.emailStaff,
    payload: z.object({ mailId: id }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
  },
  /** A message about alerts was written. */
  'alert-message': {
    label: t.sendAlertMessage,
    payload: z.object({ messageId: id }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 300 },
    waitsFor: 'mail server',
  },
  /** A visitor asks for the link to the alerts of an address. */
  'alerts-link': {
    label: t.sendAlertsLink,
    payload: z.object({ channel: z.enum(alertChannels), address: z.string() }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 60 },
  },
  /** Matches changed listings with all alerts. */
  'match-alerts': {
    label: t.matchAlerts,
    payload: nothing,
    queue: everyFewSeconds,
    schedule: '* * * * *',
    repeatAfterSeconds: 10,
  },
  /** Sends what alerts have found. */
  'send-alerts': {
    label: t.sendAlerts,
    payload: nothing,
    queue: everyFewSeconds,
    schedule: '* * * * *',
    repeatAfterSeconds: 10,
  },
  /** A link to set a password was asked for; null for an address that no member of staff has. */
  'password-forgotten': {
    label: t.sendPasswordLink,
    payload: z.object({ staffId: z.string().nullable() }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 60 },
  },
  /** Deletes what may be kept no longer. */
  'clean-up': {
    label: t.cleanUp,
    payload: nothing,
    queue: { ...retries, retryLimit: 1, notify: false, expireInSeconds: 900 },
    schedule: '17 * * * *',
  },
  /** Asks for listings to be confirmed, and expires those that were not. */
  'expire-listings': {
    label: t.expireListings,
    payload: nothing,
    queue: { ...retries, retryLimit: 1, notify: false, expireInSeconds: 900 },
    schedule: '41 * * * *',
  },
  /** Settles which changes of listings count by now. */
  'settle-changes': {
    label: t.settleChanges,
    payload: nothing,
    queue: { ...retries, retryLimit: 0, notify: false, expireInSeconds: 300 },
    schedule: '* * * * *',
  },
  /** Brings the evidence of prices up to date. */
  'refresh-evidence': {
    label: t.refreshEvidence,
    payload: nothing,
    queue: { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 3600 },
    schedule: '*/10 * * * *',
  },
  /** Measures estimates, once a night and after an import of prices. */
  'measure-estimates': {
    label: t.measureEstimates,
    payload: nothing,
    queue: { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 3600 },
    schedule: '*/5 * * * *',
  },
  /** Asks the rate service in the first of these after the night, and until it has answered. */
  'fetch-rates': {
    label: t.fetchRates,
    payload: nothing,
    queue: { ...retries, retryLimit: 0, notify: false, expireInSeconds: 300 },
    schedule: '*/30 * * * *',
  },
  /** Makes the nightly backup when it is due. */
  'back-up': {
    label: t.backUp,
    payload: nothing,
    queue: { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 43_200 },
    schedule: '*/5 * * * *',
  },
  /** Copies the database's log to the backups. */
  'ship-log': {
    label: t.shipLog,
    payload: nothing,
    queue: { ...retries, retryLimit: 0, notify: false, heartbeatSeconds, expireInSeconds: 900 },
    schedule: '* * * * *',
  },
  /** Sends emails that wait without a job. */
  'sweep-mails': {
    label: t.retryEmails,
    payload: nothing,
    queue: { ...retries, retryLimit: 1, notify: false, expireInSeconds: 300 },
    schedule: '*/5 * * * *',
  },
  /** Deletes uploads that nothing uses. At night in Pakistan: it reads every table. */
  'sweep-uploads': {
    label: t.deleteUnusedUploads,
    payload: nothing,
    queue: { ...retries, retryLimit: 1, notify: false, expireInSeconds: 3600 },
    schedule: '23 22 * * *',
  },
  /** Previews, imports or undoes a file of listings. Its screen shows a failure; a killed server's work is tried again. */
  import: {
    label: t.importListings,
    payload: z.object({ runId: id }),
    queue: { ...retries, retryLimit: 5, notify: true, heartbeatSeconds, expireInSeconds: 3600 },
  },
  /** The same for a file of prices, which earlier versions would take for listings. */
  'import-prices': {
    label: t.importPrices,
    payload: z.object({ runId: id }),
    queue: { ...retries, retryLimit: 5, notify: true, heartbeatSeconds, expireInSeconds: 3600 },
  },
  /** Deletes the files of rows that were deleted. */
  'delete-stored': {
    label: t.deleteFiles,
    payload: z.object({ keys: z.array(z.string()) }),
    queue: { ...retries, notify: false, expireInSeconds: 900 },
  },
  /** Makes the common sizes of an uploaded picture. Others are made when a visitor first asks for them. */
  'picture-stored': {
    label: t.resizePicture,
    payload: z.object({ fileId: z.string() }),
    queue: { ...retries, retryLimit: 5, notify: true, expireInSeconds: 900 },
  },
  /** Writes the deliveries of events that webhooks subscribe to. */
  'fan-out-webhooks': {
    label: t.fanOutWebhooks,
    payload: z.object({ happenings: z.array(WebhookEvent) }),
    queue: { ...retries, notify: false, heartbeatSeconds, expireInSeconds: 300 },
    storedAs: 'happened',
  },
  /** Has the CDN drop the pages with these tags; `again` when it was asked before. */
  'purge-cdn': {
    label: t.purgeCdn,
    payload: z.object({ tags: z.array(z.string()), again: z.literal(true).exactOptional() }),
    queue: {
      ...retries,
      retryDelayMax: 60,
      policy: 'short',
      notify: true,
      heartbeatSeconds,
      expireInSeconds: 120,
    },
  },
  /** Sends an event to one receiver. One that is slow keeps no other waiting. */
  'deliver-webhook': {
    label: t.deliverWebhook,
    payload: z.object({ deliveryId: z.string() }),
    queue: { ...retries, notify: true, heartbeatSeconds, expireInSeconds: 120 },
    waitsFor: 'receiver',
    lanes: { batchSize: 4, localConcurrency: 3, localGroupConcurrency: 3 },
    storedAs: 'push',
  },
} satisfies Record<string, Job<unknown>>

export type JobName = keyof typeof definitions

/** What the handler of each is given. */
export type JobPayloads = { [Name in JobName]: z.output<(typeof definitions)[Name]['payload']> }

export const jobs: { readonly [Name in JobName]: Job<JobPayloads[Name]> } = definitions

export const jobNames: readonly JobName[] = Object.keys(jobs).filter(isJobName)

/** Those that fail while the mail server does not answer. */
export const mailJobs: readonly JobName[] = jobNames.filter((name) => jobs[name].waitsFor === 'mail server')

/** The name of a job in the database. */
export function storedName(name: JobName): string {
  return jobs[name].storedAs ?? name
}

/** The job with that name in the database, unless another version of the site wrote it. */
export function jobStoredAs(stored: string): JobName | undefined {
  return jobNames.find((name) => storedName(name) === stored)
}

function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name)
}
