import { asc, desc, eq } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { agents, cities } from '#db/schema/index.ts'
import type { AllowedContext } from '../../context.ts'

/** The filters of the inbox. Staff who see only their own leads get no other owner. */
export async function leadChoices({
  db,
  actor,
}: AllowedContext<'leads.read'>): Promise<AdminAnswer<'leadChoices'>['data']> {
  const { reach } = actor
  const [owners, places] = await Promise.all([
    db
      .select({ id: agents.id, name: agents.name, active: agents.active })
      .from(agents)
      .where(reach === 'own' ? eq(agents.id, actor.agentId ?? 0) : undefined)
      .orderBy(desc(agents.active), asc(agents.name), asc(agents.id)),
    db.select({ id: cities.id, name: cities.name }).from(cities).orderBy(asc(cities.name)),
  ])
  return { owners, cities: places }
}
