import { eq, sql } from 'drizzle-orm'
import type { LeadRow } from '#contract/admin/lead-rows.ts'
import type { Db } from '#db/client.ts'
import { agents, cities, leads, listings, projects } from '#db/schema/index.ts'
import { prepared } from '../../prepared-query.ts'
import type { Promised } from '../response-time.ts'

/** The visitor's own text, from any form. */
export const message = sql`coalesce(${leads.payload} ->> 'inquiry', ${leads.payload} ->> 'message',
  ${leads.payload} ->> 'feedback', ${leads.payload} ->> 'description', '')`

/** Leads with the names of what they point at; the caller says which. */
export function leadRows(db: Db) {
  return db
    .select({
      id: leads.id,
      reference: leads.reference,
      kind: leads.kind,
      status: leads.status,
      source: leads.source,
      name: leads.name,
      phone: leads.phone,
      email: leads.email,
      city: cities.name,
      owner: { id: agents.id, name: agents.name },
      about: sql<string | null>`coalesce(${listings.title}, ${projects.name})`,
      said: sql<string | null>`nullif(left(${message}, 160), '')`,
      created_at: leads.created_at,
      updated_at: leads.updated_at,
      first_contacted_at: leads.first_contacted_at,
    })
    .from(leads)
    .leftJoin(agents, eq(agents.id, leads.owner_id))
    .leftJoin(cities, eq(cities.id, leads.city_id))
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .leftJoin(projects, eq(projects.id, leads.project_id))
    .$dynamic()
}

/** Those with the given ids, in no order. */
export const leadRowsById = prepared((db) =>
  leadRows(db)
    .where(sql`${leads.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('lead_rows_by_id'),
)

/** A row as it goes over the wire. */
export function presentRow(row: Awaited<ReturnType<typeof leadRows>>[number], promised: Promised): LeadRow {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    first_contacted_at: row.first_contacted_at?.toISOString() ?? null,
    late: promised.isLate(row),
  }
}
