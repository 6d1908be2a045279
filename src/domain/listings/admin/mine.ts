import { eq, type SQL } from 'drizzle-orm'
import type { Reach } from '#contract/permissions.ts'
import { listings } from '#db/schema/index.ts'
import type { Staff } from '../../staff/allow.ts'

/** The condition for listings that somebody's permission reaches. */
export function within(by: Staff, reach: Reach): SQL | undefined {
  const agent = agentWithin(by, reach)
  return agent === undefined ? undefined : eq(listings.agent_id, agent)
}

/** The agent whose listings a permission reaches; undefined: everybody's. Nobody has the id 0. */
export function agentWithin(by: Staff, reach: Reach): number | undefined {
  return reach === 'own' ? (by.agentId ?? 0) : undefined
}
