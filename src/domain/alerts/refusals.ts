import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMatches, alertMessages } from '#db/schema/index.ts'
import { dueAgain } from './make-ready.ts'

/** After so many refusals, one after the other, nothing is sent to an address. */
export const mostRefusals = 3

const dayMs = 24 * 60 * 60_000

type Refusal = {
  messageId: number
  contactId: number
  /** The receiver's answer. */
  problem: string
  /** How many there are now, one after the other. */
  refusals: SQL
}

/** Stores that a receiver refused a message for good. Its matches go with the next message, a day later. */
export async function storeRefusal(
  tx: Db,
  now: Date,
  { messageId, contactId, problem, refusals }: Refusal,
): Promise<void> {
  await tx
    .update(alertMessages)
    .set({ state: 'refused', claimed_until: null, problem: problem.slice(0, 500) })
    .where(eq(alertMessages.id, messageId))
  const again = new Date(now.getTime() + dayMs)
  await tx
    .update(alertContacts)
    .set({
      refusals,
      not_before: again,
      bounced_at: sql`case when ${refusals} >= ${mostRefusals} then ${now.toISOString()}::timestamptz else ${alertContacts.bounced_at} end`,
    })
    .where(eq(alertContacts.id, contactId))
  await tx.update(alertMatches).set({ message_id: null }).where(eq(alertMatches.message_id, messageId))
  await dueAgain(tx, contactId, again)
}

/** How many of the newest messages to a contact were refused. */
export function newestRefused(contactId: number): SQL {
  const isTheirs = eq(alertMessages.contact_id, contactId)
  const lastSent = sql`(select max(id) from ${alertMessages} where ${isTheirs} and ${alertMessages.state} = 'sent')`
  return sql`(select count(*) from ${alertMessages}
    where ${and(isTheirs, eq(alertMessages.state, 'refused'))} and ${alertMessages.id} > coalesce(${lastSent}, 0))`
}
