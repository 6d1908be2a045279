import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agents, leads, staff } from '#db/schema/index.ts'
import { readLeads, type StoredLead } from './read-leads.ts'

/** A lead with the moment from which it waits for its agent, and how that agent is reached. */
export type WaitingLead = StoredLead & Awaited<ReturnType<typeof facts>>[number]

/** Reads them as they are now; what is gone or was merged into another is left out. */
export async function readWaiting(db: Db, ids: readonly number[]): Promise<WaitingLead[]> {
  const [stored, known] = await Promise.all([readLeads(db, ids), facts(db, ids)])
  const byId = new Map(known.map((fact) => [fact.id, fact]))
  return stored.flatMap((lead) => {
    const fact = byId.get(lead.id)
    return fact && fact.merged_into === null ? [{ ...lead, ...fact }] : []
  })
}

async function facts(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      id: leads.id,
      source: leads.source,
      assigned_at: leads.assigned_at,
      created_at: leads.created_at,
      opened_at: leads.opened_at,
      merged_into: leads.merged_into,
      agent: { id: agents.id, name: agents.name, email: agents.email },
      account: {
        id: staff.id,
        email: staff.email,
        role: staff.role,
        active: staff.active,
        mailChoices: staff.mailChoices,
      },
    })
    .from(leads)
    .leftJoin(agents, eq(agents.id, leads.owner_id))
    .leftJoin(staff, eq(staff.agentId, leads.owner_id))
    .where(inArray(leads.id, [...ids]))
    .orderBy(asc(leads.id))
  return rows.map((row) => ({ ...row, since: row.assigned_at ?? row.created_at }))
}
