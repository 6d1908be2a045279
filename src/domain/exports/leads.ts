import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { LeadFilters } from '#contract/admin/lead-filters.ts'
import { kindNames, lostReasonNames, sourceNames, statusNames } from '#contract/admin/lead-labels.ts'
import { languageNames } from '#contract/admin/visitor-languages.ts'
import type { Db } from '#db/client.ts'
import { agents, cities, leadSearch, leads, listings, projects, viewings } from '#db/schema/index.ts'
import { exportColumns, viewingLabels } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import type { ExportColumn, ExportTable } from '../csv/index.ts'
import { filtered, hasWords, inInbox, message, readPromise } from '../leads/index.ts'
import { withoutWords } from './audited-filters.ts'
import { inBatches } from './batches.ts'
import { formColumns } from './lead-form-columns.ts'

/**
 * The leads that match the filters of the list, as far as `by` may see them, the newest first. The export is
 * in the audit log before the first row is sent.
 * @throws Forbidden without `leads.read`
 */
export async function exportLeads(
  { db, actor }: AllowedContext<'leads.read'>,
  filters: LeadFilters,
): Promise<ExportTable<Row>> {
  const { reach } = actor
  const where = and(hasWords(filters.q), inInbox(reach, actor), filtered(filters, await readPromise(db)))
  const count = await db.$count(leadSearch, where)
  const change = { action: 'export', entity: 'leads', entityId: null, before: null }
  await audit(db, actor, { ...change, after: { ...withoutWords(filters), leads: count } })
  return {
    columns,
    batches: inBatches<Row>((last, limit) => read(db, where, last?.id, limit)),
  }
}

type Row = Awaited<ReturnType<typeof read>>[number]

function read(db: Db, where: SQL | undefined, before: number | undefined, limit: number) {
  return db
    .select({
      id: leads.id,
      reference: leads.reference,
      kind: leads.kind,
      status: leads.status,
      lost_reason: leads.lost_reason,
      source: leads.source,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      phone_e164: leads.phone_e164,
      language: leads.language,
      city: cities.name,
      agent: agents.name,
      listing_id: leads.listing_id,
      project_id: leads.project_id,
      about: sql<string | null>`coalesce(${listings.title}, ${projects.name})`,
      created_at: leads.created_at,
      first_contacted_at: leads.first_contacted_at,
      message: sql<string>`${message}`,
      payload: leads.payload,
      viewing: { state: viewings.state, at: viewings.at, outcome: viewings.outcome },
    })
    .from(leadSearch)
    .innerJoin(leads, eq(leads.id, leadSearch.lead_id))
    .leftJoin(agents, eq(agents.id, leads.owner_id))
    .leftJoin(cities, eq(cities.id, leads.city_id))
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .leftJoin(projects, eq(projects.id, leads.project_id))
    .leftJoin(viewings, eq(viewings.lead_id, leads.id))
    .where(and(where, before === undefined ? undefined : lt(leadSearch.lead_id, before)))
    .orderBy(desc(leadSearch.lead_id))
    .limit(limit)
}

const t = exportColumns.leads

const columns: ReadonlyArray<ExportColumn<Row>> = [
  { label: t.id, of: ({ id }) => id },
  { label: t.reference, of: ({ reference }) => reference },
  { label: t.kind, of: ({ kind }) => kindNames[kind] },
  { label: t.status, of: ({ status }) => statusNames[status] },
  { label: t.reasonLost, of: ({ lost_reason }) => lost_reason && lostReasonNames[lost_reason] },
  { label: t.source, of: ({ source }) => sourceNames[source] },
  { label: t.name, of: ({ name }) => name },
  { label: t.email, of: ({ email }) => email },
  { label: t.phone, kind: 'phone', of: ({ phone, phone_e164 }) => phone_e164 ?? phone },
  {
    label: t.language,
    of: ({ source, language }) => (source === 'website' ? languageNames[language] : null),
  },
  { label: t.city, of: ({ city }) => city },
  { label: t.agent, of: ({ agent }) => agent },
  { label: t.listingId, of: ({ listing_id }) => listing_id },
  { label: t.about, of: ({ about }) => about },
  { label: t.received, kind: 'time', of: ({ created_at }) => created_at },
  { label: t.firstContacted, kind: 'time', of: ({ first_contacted_at }) => first_contacted_at },
  { label: t.minutesToFirstContact, of: minutesToContact },
  { label: t.viewing, of: ({ viewing }) => viewing && viewingLabels.states[viewing.state] },
  { label: t.viewingTime, kind: 'time', of: ({ viewing }) => viewing?.at },
  {
    label: t.viewingOutcome,
    of: ({ viewing }) => viewing?.outcome && viewingLabels.outcomes[viewing.outcome],
  },
  { label: t.message, of: ({ message }) => message },
  ...formColumns,
]

function minutesToContact({ created_at, first_contacted_at }: Row): number | null {
  const waited = first_contacted_at ? first_contacted_at.getTime() - created_at.getTime() : 0
  // Leads that were answered immediately, on the phone or in the office, never waited.
  return waited > 0 ? Math.round(waited / 60_000) : null
}
