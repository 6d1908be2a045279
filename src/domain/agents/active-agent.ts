import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agents } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'

/** @throws Invalid for an agent who is not there or no longer works here */
export async function activeAgent(tx: Db, field: string, id: number): Promise<{ id: number; name: string }> {
  const [agent] = await tx
    .select({ id: agents.id, name: agents.name, active: agents.active })
    .from(agents)
    .where(eq(agents.id, id))
    // The agent cannot be archived before the assignment is stored.
    .for('share')
  if (!agent?.active) throw new Invalid({ [field]: t.unknownAgent }, t.agentLeft)
  return agent
}
