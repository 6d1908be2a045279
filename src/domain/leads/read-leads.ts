import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads, listings, projects } from '#db/schema/index.ts'
import { prepared } from '../prepared-query.ts'

/** A lead with what its mails say of the listing or project it is about. */
export type StoredLead = Awaited<ReturnType<typeof readLeads>>[number]

/** The existing ones of `ids` in their current state, oldest first. */
export async function readLeads(db: Db, ids: readonly number[]) {
  return leadsById(db).execute({ ids: [...ids] })
}

const leadsById = prepared((db) =>
  db
    .select({
      id: leads.id,
      reference: leads.reference,
      kind: leads.kind,
      status: leads.status,
      owner_id: leads.owner_id,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      language: leads.language,
      payload: leads.payload,
      estimate: leads.estimate,
      listing: { id: listings.id, title: listings.title, title_ur: listings.title_ur },
      project: { id: projects.id, name: projects.name, name_ur: projects.name_ur, slug: projects.slug },
    })
    .from(leads)
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .leftJoin(projects, eq(projects.id, leads.project_id))
    .where(sql`${leads.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(leads.id))
    .prepare('leads_by_id'),
)
