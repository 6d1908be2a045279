import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agents, leads } from '#db/schema/index.ts'

/** An active agent with the areas and cities they serve, by their IDs. */
export type AgentInTurn = {
  id: number
  name: string
  areaIds: ReadonlySet<number>
  cityIds: ReadonlySet<number>
}

/** The active agents, the longest without a lead first; agents who never had one come before all others. */
export class Turns {
  readonly #waiting: AgentInTurn[]

  constructor(waiting: readonly AgentInTurn[]) {
    this.#waiting = [...waiting]
  }

  /** The next in turn, among those that fit; the returned agent goes to the end. */
  next(fits: (agent: AgentInTurn) => boolean = () => true): AgentInTurn | undefined {
    const agent = this.#waiting.find(fits)
    return agent && this.take(agent.id)
  }

  /** The same for an agent who was chosen otherwise; undefined when they are no active agent. */
  take(id: number): AgentInTurn | undefined {
    const at = this.#waiting.findIndex((agent) => agent.id === id)
    const [agent] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (agent) this.#waiting.push(agent)
    return agent
  }
}

export async function readTurns(tx: Db): Promise<Turns> {
  // One index lookup for each agent, however many leads there are.
  const last = sql`(select max(${leads.assigned_at}) from ${leads} where ${leads.owner_id} = ${agents.id})`
  const id = sql`${agents.id}`
  const rows = await tx
    .select({
      id: agents.id,
      name: agents.name,
      cityId: agents.city_id,
      serves: sql<{ area: number; city: number }[]>`coalesce((
        select json_agg(json_build_object('area', area.id, 'city', area.city_id))
        from agent_areas as serves join areas as area on area.id = serves.area_id
        where serves.agent_id = ${id}), '[]')`,
    })
    .from(agents)
    .where(eq(agents.active, true))
    .orderBy(sql`${last} asc nulls first`, asc(agents.position), asc(agents.id))
  return new Turns(
    rows.map(({ id: agentId, name, cityId, serves }) => ({
      id: agentId,
      name,
      areaIds: new Set(serves.map(({ area }) => area)),
      cityIds: new Set([cityId, ...serves.map(({ city }) => city)]),
    })),
  )
}
