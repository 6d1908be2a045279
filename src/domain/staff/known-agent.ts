import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agents } from '#db/schema/index.ts'
import { Conflict, Invalid } from '../errors.ts'

/** @throws Invalid when somebody is to sign in as an agent who is not there */
export async function checkAgent(db: Db, agentId: number | null | undefined): Promise<void> {
  if (agentId === null || agentId === undefined) return
  if ((await db.$count(agents, eq(agents.id, agentId))) > 0) return
  throw new Invalid({ agent_id: 'There is no such agent' }, 'There is no agent with this id.')
}

export const agentIsTaken = () => new Conflict('Somebody signs in as this agent already.')
