import { eq, type SQL } from 'drizzle-orm'
import type { Reach } from '#contract/permissions.ts'
import { listings } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'

/** The condition for listings that a member of staff's permission reaches. */
export function within(actor: Staff, reach: Reach): SQL | undefined {
  // No agent has the id 0.
  return reach === 'own' ? eq(listings.agent_id, actor.agentId ?? 0) : undefined
}
