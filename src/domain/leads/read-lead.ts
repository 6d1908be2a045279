import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leads, listings, projects } from '#db/schema/index.ts'
import { prepared } from '../prepared.ts'

/** A lead with what its mails say of the listing or project it is about. */
export type StoredLead = NonNullable<Awaited<ReturnType<typeof readLead>>>

/** The lead as it stands, or nothing when it is gone. */
export async function readLead(db: Db, id: number) {
  const [lead] = await oneLead(db).execute({ id })
  return lead
}

const oneLead = prepared((db) =>
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
      payload: leads.payload,
      listing: { id: listings.id, title: listings.title },
      project: { id: projects.id, name: projects.name, slug: projects.slug },
    })
    .from(leads)
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .leftJoin(projects, eq(projects.id, leads.project_id))
    .where(eq(leads.id, sql.placeholder('id')))
    .prepare('read_lead'),
)
