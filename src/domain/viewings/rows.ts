import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, leads, listings, viewings } from '#db/schema/index.ts'
import { mainOf } from '../leads/index.ts'

/** The lead that is worked on: the viewing's own, or the one that it was merged into. */
export const mainLead = alias(leads, 'main_lead')

export const isMainLead: SQL = eq(mainLead.id, mainOf(leads.reference))

/** The agent who shows the property: that of the lead, else of the listing. */
export const agentId = sql<number | null>`coalesce(${mainLead.owner_id}, ${listings.agent_id})`

/** Viewings with who asks, which listing, and who shows it; the caller says which. */
export function viewingRows(db: Db) {
  return db
    .select({
      viewing: viewings,
      ownerId: mainLead.owner_id,
      lead: {
        id: mainLead.id,
        reference: leads.reference,
        name: leads.name,
        email: leads.email,
        phone: leads.phone,
        language: leads.language,
      },
      listing: {
        id: listings.id,
        title: listings.title,
        title_ur: listings.title_ur,
      },
      area: { name: areas.name, name_ur: areas.name_ur },
      city: { name: cities.name, name_ur: cities.name_ur },
      agent: { id: agents.id, name: agents.name, email: agents.email, phone: agents.phone },
    })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead_id))
    .innerJoin(mainLead, isMainLead)
    .leftJoin(listings, eq(listings.id, viewings.listing_id))
    .leftJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(cities, eq(cities.id, listings.city_id))
    .leftJoin(agents, eq(agents.id, agentId))
    .$dynamic()
}

export type ViewingRow = Awaited<ReturnType<typeof viewingRows>>[number]
