import { type SQL, sql } from 'drizzle-orm'
import type { Reach } from '#contract/permissions.ts'
import type { Db } from '#db/client.ts'
import { viewingRules as t } from '#messages/admin.ts'
import type { Staff } from '../../access/index.ts'
import { NotFound } from '../../errors.ts'
import { lockedViewing } from '../change.ts'
import { agentId, mainLead, type ViewingRow } from '../rows.ts'

/** The viewings within a member of staff's reach: all, or those of their own leads. */
export function withinReach(reach: Reach, { agentId: own }: Staff): SQL | undefined {
  if (reach === 'all') return undefined
  return sql`${mainLead.owner_id} = ${own ?? 0}`
}

/** Those that an agent shows. */
export function ofAgent(id: number | undefined): SQL | undefined {
  return id === undefined ? undefined : sql`${agentId} = ${id}`
}

/**
 * The viewing, locked until the transaction ends; whether its lead is within reach is for `ownLead` to say.
 * @throws NotFound when there is none
 */
export async function viewingToChange(tx: Db, id: number): Promise<ViewingRow> {
  const row = await lockedViewing(tx, { id })
  if (!row) throw new NotFound(t.unknown)
  return row
}
