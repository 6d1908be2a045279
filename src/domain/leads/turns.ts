import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agents, leads } from '#db/schema/index.ts'

export type AgentInTurn = { id: number; name: string }

/** The active agents, whoever has waited longest for a lead first; those who never had one come before all others. */
export class Turns {
  readonly #waiting: AgentInTurn[]

  constructor(waiting: AgentInTurn[]) {
    this.#waiting = waiting
  }

  /** The next in turn, among those whose ids are given; who is named waits longest from then on. */
  next(among?: ReadonlySet<number>): AgentInTurn | undefined {
    const agent = this.#waiting.find(({ id }) => among?.has(id) ?? true)
    return agent && this.take(agent.id)
  }

  /** The same for one who was chosen otherwise; nothing when they are no active agent. */
  take(id: number): AgentInTurn | undefined {
    const at = this.#waiting.findIndex((agent) => agent.id === id)
    const [agent] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (agent) this.#waiting.push(agent)
    return agent
  }
}

export async function readTurns(tx: Db): Promise<Turns> {
  // One look into an index for each agent, however many leads there are.
  const last = sql`(select max(${leads.assigned_at}) from ${leads} where ${leads.owner_id} = ${agents.id})`
  const waiting = await tx
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(eq(agents.active, true))
    .orderBy(sql`${last} asc nulls first`, asc(agents.position), asc(agents.id))
  return new Turns(waiting)
}
