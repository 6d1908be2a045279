import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import { type AssignedLead, chooseAgent } from './choose-agent.ts'

/**
 * Gives a new lead to whoever the rules name, and writes the reason on its timeline; one that somebody has
 * already, or that is gone, stays as it is. With no active agent it stays new.
 */
export async function assignLead(db: Db, leadId: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Turns are counted by who was last: two leads are never given out at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assign', 0))`)
    const lead = await newLead(tx, leadId)
    const choice = lead && (await chooseAgent(tx, lead))
    if (!choice) return
    const { agentId: owner_id, reason } = choice
    // The transaction may have begun before another one's, and got its turn after it.
    const now = sql`clock_timestamp()`
    await tx
      .update(leads)
      .set({ owner_id, status: 'assigned', assigned_at: now, updated_at: now })
      .where(eq(leads.id, leadId))
    await tx
      .insert(leadEvents)
      .values({ lead_id: leadId, kind: 'assigned', note: reason, actor: 'assignment rules' })
  })
}

async function newLead(tx: Db, leadId: number): Promise<AssignedLead | undefined> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update')
  return lead?.status === 'new' && lead.owner_id === null ? lead : undefined
}
