import { and, eq, or, type SQL } from 'drizzle-orm'
import type { NewLead } from '#contract/admin/new-lead.ts'
import type { Reach } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, listings, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { leadErrors as t } from '#messages/admin.ts'
import { validationMessages } from '#messages/common.ts'
import type { Staff } from '../../access/index.ts'
import { Invalid } from '../../errors.ts'
import { isKnown } from '../../listings/index.ts'
import type { NewLead as StoredLead } from '../new-lead.ts'

/**
 * Who it is and what it is about, as the forms of the website have it, so that it is found, assigned and shown alike.
 * @throws Invalid for a listing, a project or a place that there is not
 */
export async function aboutOf(tx: Db, actor: Staff, reach: Reach, asked: NewLead): Promise<StoredLead> {
  const { kind, name, property_id, project_id, city_id, area_id, message } = asked
  const person = { name, email: asked.email || null, phone: asked.phone || null }
  if (property_id !== null) await mustBeListing(tx, actor, reach, property_id)
  if (project_id !== null) await mustBeProject(tx, project_id)
  const said = {
    ...person,
    ...(property_id !== null && { property_id }),
    ...(project_id !== null && { project_id }),
    ...(city_id !== null && (await placeOf(tx, city_id, area_id))),
    message,
  }
  return { kind, ...person, payload: said, listing_id: property_id, project_id }
}

/** One that visitors find, or that is theirs to see in the office. */
async function mustBeListing(tx: Db, actor: Staff, reach: Reach, id: number): Promise<void> {
  const seen = reach === 'all' ? undefined : or(isKnown, eq(listings.agent_id, actor.agentId ?? 0))
  const found = await tx.$count(listings, and(eq(listings.id, id), seen))
  if (found === 0) throw new Invalid({ property_id: t.unknownProperty })
}

async function mustBeProject(tx: Db, id: number): Promise<void> {
  const found = await tx.$count(projects, and(eq(projects.id, id), isShown))
  if (found === 0) throw new Invalid({ project_id: validationMessages.invalidId })
}

async function placeOf(tx: Db, cityId: number, areaId: number | null) {
  const city = await named(tx, cities, eq(cities.id, cityId), 'city_id')
  const place = { city, cityId }
  if (areaId === null) return place
  const isThere = and(eq(areas.id, areaId), eq(areas.city_id, cityId))
  return { ...place, area: await named(tx, areas, isThere, 'area_id'), area_id: areaId }
}

async function named(tx: Db, table: typeof cities | typeof areas, where: SQL | undefined, field: string) {
  const [found] = await tx.select({ name: table.name }).from(table).where(where)
  if (!found) throw new Invalid({ [field]: validationMessages.invalidId })
  return found.name
}
