/** The agents as those see them who run the team; who has left is archived. */
import { asc, eq, inArray, not, sql } from 'drizzle-orm'
import { agents as declared } from '#contract/admin/agents.ts'
import type { Db } from '#db/client.ts'
import { agentAreas, agents, areas, cities, listings } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { atTheEnd, collection, insertedId } from '../../collections/index.ts'
import { Invalid } from '../../errors.ts'
import { mustBeStored } from '../../files/index.ts'

const columns = {
  id: agents.id,
  version: agents.version,
  archived: sql<boolean>`${not(agents.active)}`,
  name: agents.name,
  name_ur: agents.name_ur,
  title: agents.title,
  title_ur: agents.title_ur,
  photo: agents.photo,
  phone: agents.phone,
  whatsapp: agents.whatsapp,
  email: agents.email,
  languages: agents.languages,
  city_id: agents.city_id,
}

/** Agents without what happens to their listings and leads when they leave (`agentCollection`). */
export const agentRecords = collection(declared, {
  table: agents,
  archive: (isArchived) => sql`active = ${!isArchived}`,
  refusals: {
    agents_email_unique: () => new Invalid({ email: t.agentEmailTaken }),
  },
  list(db) {
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
  },
  async find(db, id) {
    const [agent] = await db
      .select({
        ...columns,
        bio: agents.bio,
        bio_ur: agents.bio_ur,
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
})

async function mustBeCity(tx: Db, id: number): Promise<void> {
  if ((await tx.$count(cities, eq(cities.id, id))) === 0) throw new Invalid({ city_id: t.unknownCity })
}

async function serve(tx: Db, agentId: number, areaIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(areaIds)]
  await tx.delete(agentAreas).where(eq(agentAreas.agent_id, agentId))
  if (wanted.length === 0) return
  if ((await tx.$count(areas, inArray(areas.id, wanted))) < wanted.length)
    throw new Invalid({ area_ids: t.areaGone })
  await tx.insert(agentAreas).values(wanted.map((area_id) => ({ agent_id: agentId, area_id })))
}
