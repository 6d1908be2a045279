/** The names of what a search may be narrowed to: a project, an agent. */
import { and, eq } from 'drizzle-orm'
import type { NamedPlace } from '#contract/places/places.ts'
import type { Search } from '#contract/search/search.ts'
import type { Db } from '#db/client.ts'
import { agents, projects } from '#db/schema/index.ts'
import { isShown } from '#db/shown-projects.ts'
import { localizedColumn } from '../localized.ts'

/** The chosen project and agent by name; null for none, and for one that is not shown. */
export async function namesOfChosen(
  db: Db,
  { projectId, agentId }: Pick<Search, 'projectId' | 'agentId'>,
): Promise<{ project: NamedPlace | null; agent: NamedPlace | null }> {
  const [project, agent] = await Promise.all([
    projectId === undefined ? null : projectNamed(db, projectId),
    agentId === undefined ? null : agentNamed(db, agentId),
  ])
  return { project, agent }
}

async function projectNamed(db: Db, id: number): Promise<NamedPlace | null> {
  const [named] = await db
    .select({ id: projects.id, name: localizedColumn(projects.name, projects.name_ur) })
    .from(projects)
    .where(and(eq(projects.id, id), isShown))
  return named ?? null
}

async function agentNamed(db: Db, id: number): Promise<NamedPlace | null> {
  const [named] = await db
    .select({ id: agents.id, name: localizedColumn(agents.name, agents.name_ur) })
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.active, true)))
  return named ?? null
}
