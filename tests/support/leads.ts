import type pg from 'pg'

/** A lead as stored in the database, with the numbers of its timeline entries and jobs. */
export interface StoredLead {
  reference: string
  kind: string
  /** In which language the visitor used the site. */
  language: string
  name: string
  email: string
  phone: string
  phone_e164: string | null
  payload: Record<string, unknown>
  listing_id: number | null
  /** The visitor's actions on its timeline: sent it, sent it again. */
  events: number
  jobs: number
}

/** The leads that were sent from an address; each test uses a new one. */
export async function leadsFrom(pool: pg.Pool, email: string): Promise<StoredLead[]> {
  return leadsWhere(pool, 'leads.email = $1', [email])
}

/** A lead or an application for a job, with their common fields. */
export type StoredRequest = Pick<StoredLead, 'reference' | 'kind' | 'language' | 'events' | 'jobs'>

/** The requests with a phone, as it was typed. */
export async function requestsOfPhone(pool: pg.Pool, phone: string): Promise<StoredRequest[]> {
  return [
    ...(await leadsWhere(pool, 'leads.phone = $1', [phone])),
    ...(await applicationsOfPhone(pool, phone)),
  ]
}

async function applicationsOfPhone(pool: pg.Pool, phone: string): Promise<StoredRequest[]> {
  const { rows } = await pool.query<StoredRequest>(
    `SELECT reference, 'job_application' AS kind, language,
       (SELECT count(*) FROM lead_events
        WHERE application_id = job_applications.id AND actor = 'visitor')::int AS events,
       (SELECT count(*) FROM pgboss.job WHERE name = 'application-received'
        AND (data ->> 'applicationId')::int = job_applications.id)::int AS jobs
     FROM job_applications WHERE phone = $1 ORDER BY id`,
    [phone],
  )
  return rows
}

/** Every lead of a database. */
export async function allLeads(pool: pg.Pool): Promise<StoredLead[]> {
  return leadsWhere(pool, 'true', [])
}

async function leadsWhere(pool: pg.Pool, condition: string, values: string[]): Promise<StoredLead[]> {
  const { rows } = await pool.query<StoredLead>(
    `SELECT reference, kind, language, name, email, phone, phone_e164, payload, listing_id,
       (SELECT count(*) FROM lead_events WHERE lead_id = leads.id AND actor = 'visitor')::int AS events,
       (SELECT count(*) FROM pgboss.job
        WHERE name = 'lead-received' AND (data ->> 'leadId')::int = leads.id)::int AS jobs
     FROM leads WHERE ${condition} ORDER BY id`,
    values,
  )
  return rows
}

let asked = 0

/** An e-mail address that is new in this run. */
export function newAddress(): string {
  asked += 1
  return `visitor-${process.pid}-${asked}@example.com`
}
