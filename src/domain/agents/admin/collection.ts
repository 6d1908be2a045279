import { asc, eq, inArray, not, sql } from 'drizzle-orm'
import type { AgentFields } from '#contract/admin/agents.ts'
import type { Db } from '#db/client.ts'
import { agentAreas, agents, areas, cities, listings } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { atTheEnd, insertedId } from '../../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  type Kept,
  orderRecords,
  type Seen,
  showRecord,
  updateRecord,
} from '../../collections/save-record.ts'
import { Invalid } from '../../errors.ts'
import { mustBeStored } from '../../files/must-be-stored.ts'
import { handOver, type Successors } from '../../hand-over/hand-over.ts'

/** The agents as whoever runs the team sees them, in the agency's own order; who has left is archived. */
export async function listAgentsForStaff(db: Db, by: Staff) {
  allow(by, 'team.edit')
  return db
    .select({
      ...columns,
      city: cities.name,
      areas: sql<string[]>`coalesce((
        select json_agg(area.name order by area.name)
        from agent_areas as serves join areas as area on area.id = serves.area_id
        where serves.agent_id = ${agents.id}), '[]')`,
      listing_count: sql<number>`(
        select count(*)::int from ${listings} as listing
        where listing.agent_id = ${agents.id} and listing.status = 'published')`,
    })
    .from(agents)
    .innerJoin(cities, eq(cities.id, agents.city_id))
    .orderBy(asc(agents.position), asc(agents.id))
}

/** @throws NotFound for an unknown id */
export async function showAgentForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'team.edit')
  return showRecord(db, kept, id)
}

/** @throws Invalid for somebody else's e-mail address and for an unknown place or picture */
export async function createAgent(db: Db, by: Staff, fields: AgentFields) {
  allow(by, 'team.edit')
  return ownEmail(createRecord(db, by, kept, fields))
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid as for a new one */
export async function changeAgent(db: Db, by: Staff, seen: Seen, fields: AgentFields) {
  allow(by, 'team.edit')
  return ownEmail(updateRecord(db, by, kept, seen, fields))
}

/**
 * Takes an agent who has left off the site and hands over what they have, or brings one back.
 * @throws NotFound for an unknown id, Invalid when it was not said who gets their listings or leads
 */
export async function archiveAgent(
  db: Db,
  by: Staff,
  id: number,
  { archived, ...successors }: Successors & { archived: boolean },
) {
  allow(by, 'team.edit')
  return db.transaction(async (tx) => {
    // Off the list of agents first, so that nobody gives them anything meanwhile.
    const agent = await archiveRecord(tx, by, kept, id, archived)
    if (archived) await handOver(tx, by, id, successors)
    return agent
  })
}

export async function orderAgents(db: Db, by: Staff, ids: readonly number[]) {
  allow(by, 'team.edit')
  return orderRecords(db, by, kept, ids)
}

function ownEmail<Result>(saving: Promise<Result>): Promise<Result> {
  return refusedAs(saving, {
    agents_email_unique: () => new Invalid({ email: 'Another agent has this e-mail address' }),
  })
}

const columns = {
  id: agents.id,
  version: agents.version,
  archived: sql<boolean>`${not(agents.active)}`,
  name: agents.name,
  title: agents.title,
  photo: agents.photo,
  phone: agents.phone,
  whatsapp: agents.whatsapp,
  email: agents.email,
  languages: agents.languages,
  city_id: agents.city_id,
}

type Item = AgentFields & { id: number; version: number; archived: boolean }

const kept: Kept<Item, AgentFields> = {
  entity: 'agent',
  table: agents,
  archive: (isGone) => sql`active = ${!isGone}`,
  async find(db, id) {
    const [agent] = await db
      .select({
        ...columns,
        bio: agents.bio,
        area_ids: sql<number[]>`array(
          select area_id from ${agentAreas} as serves where serves.agent_id = ${id} order by area_id)`,
      })
      .from(agents)
      .where(eq(agents.id, id))
    return agent
  },
  async insert(tx, { area_ids, ...fields }) {
    await mustBeStored(tx, 'picture', { photo: fields.photo })
    await mustBeCity(tx, fields.city_id)
    const row = { ...fields, position: atTheEnd(agents) }
    const id = await insertedId(tx.insert(agents).values(row).returning({ id: agents.id }))
    await serve(tx, id, area_ids)
    return id
  },
  async update(tx, id, { area_ids, ...fields }, { photo }) {
    if (fields.photo !== photo) await mustBeStored(tx, 'picture', { photo: fields.photo })
    await mustBeCity(tx, fields.city_id)
    await tx.update(agents).set(fields).where(eq(agents.id, id))
    await serve(tx, id, area_ids)
  },
}

async function mustBeCity(tx: Db, id: number): Promise<void> {
  if ((await tx.$count(cities, eq(cities.id, id))) === 0)
    throw new Invalid({ city_id: 'There is no such city' })
}

async function serve(tx: Db, agentId: number, areaIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(areaIds)]
  await tx.delete(agentAreas).where(eq(agentAreas.agent_id, agentId))
  if (wanted.length === 0) return
  if ((await tx.$count(areas, inArray(areas.id, wanted))) < wanted.length)
    throw new Invalid({ area_ids: 'One of these areas is not there any more' })
  await tx.insert(agentAreas).values(wanted.map((area_id) => ({ agent_id: agentId, area_id })))
}
