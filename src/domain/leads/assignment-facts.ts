import { sql } from 'drizzle-orm'
import type { LeadKind } from '#contract/leads/leads.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, leadSearch, leads, listings } from '#db/schema/index.ts'
import type { LeadFacts } from './choose-agent.ts'
import { areasOf, cityOf } from './lead-places.ts'

/** The input of the assignment rules, with the phone by which a person is known. */
export type AssignmentFacts = LeadFacts & { id: number; phone: string | null }

type Row = {
  id: number
  kind: LeadKind
  phone: string | null
  person_agent_id: number | null
  listing_id: number | null
  listing_agent_id: number | null
  city: LeadFacts['city']
  areas: LeadFacts['areas'] | null
}

/** Reads them for these leads, in the order in which they came. */
export async function readAssignmentFacts(tx: Db, ids: readonly number[]): Promise<AssignmentFacts[]> {
  const { rows } = await tx.execute<Row>(sql`
    with asked as (
      select lead.*, coalesce(lead.city_id, ${cityOf(sql`lead`)}) as known_city,
        coalesce(lead.phone_e164, lead.phone) as person
      from ${leads} as lead where lead.id = any(${sql.param(ids)}::int[])
    )
    select asked.id, asked.kind, asked.person as phone, listing.id as listing_id, listing.agent_id as listing_agent_id,
      (select json_build_object('id', city.id, 'name', city.name) from ${cities} as city
        where city.id = asked.known_city) as city,
      (with recursive about as (
          select id, parent_id, name from ${areas}
          where id in ${areasOf(sql`asked`, sql`asked.known_city`)}
          union
          select around.id, around.parent_id, around.name
          from ${areas} as around join about on around.id = about.parent_id)
        select json_agg(json_build_object('id', id, 'name', name) order by id) from about) as areas,
      (select earlier.owner_id from ${leadSearch} as earlier join ${agents} as agent on agent.id = earlier.owner_id
        where earlier.phone = asked.person and earlier.lead_id <> asked.id and earlier.status <> 'lost' and agent.active
        order by earlier.created_at desc, earlier.lead_id desc limit 1) as person_agent_id
    from asked left join ${listings} as listing on listing.id = asked.listing_id
    order by asked.id`)
  return rows.map(
    ({ id, kind, phone, person_agent_id, listing_id, listing_agent_id, city, areas: about }) => ({
      id,
      kind,
      phone,
      personAgentId: person_agent_id,
      listing: listing_id === null ? null : { id: listing_id, agentId: listing_agent_id },
      city,
      areas: about ?? [],
    }),
  )
}
