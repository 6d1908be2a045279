import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import { type AssignedLead, type Choice, chooseAgent } from './choose-agent.ts'
import { readLead } from './read-lead.ts'

/**
 * Gives a new lead to whoever the rules name, and writes the reason on its timeline; one that somebody has
 * already, or that is gone, stays as it is. With no active agent it stays new.
 */
export async function assignLead(db: Db, leadId: number): Promise<void> {
  const lead = await readLead(db, leadId)
  if (lead) await assign(db, lead)
}

type NewLead = AssignedLead & Pick<typeof leads.$inferSelect, 'id' | 'status' | 'owner_id'>

/** The same for a lead that was read already. */
export async function assign(db: Db, lead: NewLead): Promise<void> {
  if (lead.status !== 'new' || lead.owner_id !== null) return
  await oneByOne(() =>
    db.transaction(async (tx) => {
      // Turns are counted by who was last: two leads are never given out at the same moment, by no server.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assign', 0))`)
      const choice = await chooseAgent(tx, lead)
      if (choice) await give(tx, lead.id, choice)
    }),
  )
}

/** Whoever was given the lead since it was read keeps it. */
async function give(tx: Db, leadId: number, { agentId, reason }: Choice): Promise<void> {
  // The transaction may have begun before another one's, and got its turn after it.
  await tx.execute(sql`
    with given as (
      update ${leads}
      set owner_id = ${agentId}, status = 'assigned', assigned_at = clock_timestamp(), updated_at = clock_timestamp()
      where id = ${leadId} and status = 'new' and owner_id is null
      returning id
    )
    insert into ${leadEvents} (lead_id, kind, note, actor)
    select id, 'assigned', ${reason}, 'assignment rules' from given`)
}

let last: Promise<unknown> = Promise.resolve()

/** Who waits here holds no connection to the database, as they would at its lock. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}
