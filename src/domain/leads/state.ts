import { eq } from 'drizzle-orm'
import type { LeadState, LeadStateAnswer, LeadStatus } from '#contract/leads.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { NotFound } from '../errors.ts'

const states: Readonly<Record<LeadStatus, LeadState>> = {
  new: 'received',
  assigned: 'assigned',
  contacted: 'contacted',
  closed: 'closed',
}

/**
 * How far the agency is with the request of that reference, and nothing about who sent it.
 * @throws NotFound when no request has the reference
 */
export async function leadState(db: Db, reference: string): Promise<LeadStateAnswer> {
  const [lead] = await db
    .select({ status: leads.status, created_at: leads.created_at })
    .from(leads)
    .where(eq(leads.reference, reference))
  if (!lead) throw new NotFound('There is no request with this reference.')
  const { status, created_at } = lead
  return { data: { reference, state: states[status], received_at: created_at.toISOString() } }
}
