import { asc, eq, sql } from 'drizzle-orm'
import type { Agent } from '#contract/content/people.ts'
import type { NamedPlace } from '#contract/places/places.ts'
import type { Pagination } from '#contract/search/search.ts'
import { agents, cities } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { localizedColumn } from '../localized.ts'
import { pagination } from '../pagination.ts'
import { namedCity } from '../places/index.ts'
import { prepared } from '../prepared-query.ts'

export type AgentPage = { perPage: number; page: number }

/**
 * The active agents in the agency's own order, a page of them, each with the areas they serve and their number
 * of published listings.
 */
export async function listAgents(
  { db, search }: Context<'db' | 'search'>,
  { perPage, page }: AgentPage,
): Promise<{ data: Agent[]; pagination: Pagination }> {
  const rows = await pageOfAgents(db).execute({ limit: perPage, offset: (page - 1) * perPage })
  // A page past the end has no row with the total.
  const total = rows[0]?.total ?? (await db.$count(agents, eq(agents.active, true)))
  const counts = search.countByAgent()
  const data = rows.map(({ total: _, ...row }) => ({ ...row, listing_count: counts.get(row.id) ?? 0 }))
  return { data, pagination: pagination(total, page, perPage) }
}

/** The columns of an agent in every list, in the current language. */
export const agentColumns = () => ({
  id: agents.id,
  name: localizedColumn(agents.name, agents.name_ur),
  title: localizedColumn(agents.title, agents.title_ur),
  photo: agents.photo,
  phone: agents.phone,
  whatsapp: agents.whatsapp,
  email: agents.email,
  languages: agents.languages,
  city: namedCity(),
  areas: sql<NamedPlace[]>`coalesce((
        select json_agg(json_build_object('id', area.id, 'name', ${localizedColumn(sql`area.name`, sql`area.name_ur`)}) order by area.name, area.id)
        from agent_areas as serves join areas as area on area.id = serves.area_id
        where serves.agent_id = ${agents.id}), '[]')`,
})

const pageOfAgents = prepared((db, language) =>
  db
    .select({ ...agentColumns(), total: sql<number>`count(*) over ()` })
    .from(agents)
    .innerJoin(cities, eq(cities.id, agents.city_id))
    .where(eq(agents.active, true))
    .orderBy(asc(agents.position), asc(agents.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`page_of_agents_${language}`),
)
