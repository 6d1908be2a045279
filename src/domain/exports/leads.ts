import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { LeadFilters } from '#contract/office/lead-filters.ts'
import type { Db } from '#db/client.ts'
import { agents, cities, leadSearch, leads, listings, projects } from '#db/schema/index.ts'
import { filtered, hasWords, inInbox } from '../leads/inbox/filter.ts'
import { message } from '../leads/inbox/rows.ts'
import { readPromise } from '../leads/promise.ts'
import { allow, type Staff } from '../staff/allow.ts'
import { audit } from '../staff/audit.ts'
import { csvLine } from './csv.ts'

const atOnce = 1000

/**
 * The leads that the filters of the inbox let through, as lines of CSV, the newest first, as far as they are within
 * reach; made while they are read. That they were taken away is in the audit log before the first line goes.
 */
export async function exportLeads(db: Db, by: Staff, filters: LeadFilters): Promise<AsyncGenerator<string>> {
  const reach = allow(by, 'leads.read')
  const where = and(hasWords(filters.q), inInbox(reach, by), filtered(filters, await readPromise(db)))
  const count = await db.$count(leadSearch, where)
  const change = { action: 'export', entity: 'leads', entityId: null, before: null }
  await audit(db, by, { ...change, after: { ...filters, leads: count } })
  return lines(db, where)
}

/** In the order of the columns; the id, by which the pages follow each other, is the first. */
const columns = {
  id: leads.id,
  reference: leads.reference,
  kind: leads.kind,
  status: leads.status,
  lost_reason: leads.lost_reason,
  source: leads.source,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  city: cities.name,
  agent: agents.name,
  listing_id: leads.listing_id,
  about: sql<string | null>`coalesce(${listings.title}, ${projects.name})`,
  received_at: leads.created_at,
  first_contacted_at: leads.first_contacted_at,
  minutes_to_contact: sql<
    number | null
  >`round(extract(epoch from ${leads.first_contacted_at} - ${leads.created_at}) / 60)::int`,
  said: sql<string>`${message}`,
}

async function* lines(db: Db, where: SQL | undefined): AsyncGenerator<string> {
  yield csvLine(Object.keys(columns))
  for (let last = 2 ** 31 - 1; ; ) {
    const rows = await db
      .select(columns)
      .from(leadSearch)
      .innerJoin(leads, eq(leads.id, leadSearch.lead_id))
      .leftJoin(agents, eq(agents.id, leads.owner_id))
      .leftJoin(cities, eq(cities.id, leads.city_id))
      .leftJoin(listings, eq(listings.id, leads.listing_id))
      .leftJoin(projects, eq(projects.id, leads.project_id))
      .where(and(where, lt(leadSearch.lead_id, last)))
      .orderBy(desc(leadSearch.lead_id))
      .limit(atOnce)
    if (rows.length > 0) yield rows.map((row) => csvLine(Object.values(row))).join('')
    const end = rows.at(-1)
    if (rows.length < atOnce || !end) return
    last = end.id
  }
}
