import type { LeadReceipt } from '#contract/enquiry.ts'
import type { Db } from '#db/client.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import type { Queue } from '#jobs/queue.ts'
import { toE164 } from '../phone.ts'
import { type Once, rememberedAnswer, rememberInstead } from './once.ts'
import { withNewReference } from './reference.ts'
import { findSame } from './same-request.ts'

export type LeadStore = { db: Db; queue: Pick<Queue, 'enqueue'> }

/** What every form gives of its sender, the rest of it in `payload`. */
export type NewLead = Pick<
  typeof leads.$inferInsert,
  'kind' | 'name' | 'email' | 'phone' | 'payload' | 'listing_id' | 'project_id'
>

/**
 * Stores a visitor's request: lead, first line of its timeline and the job that tells the agency, all or none.
 * Gives the receipt with the reference. With `once` the same request is stored once, however often and however
 * simultaneously it comes, and gets the same receipt; without, the same words of the same person within ten
 * minutes become a note on the first. What `prepare` throws is thrown on and nothing is stored.
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveLead(
  { db, queue }: LeadStore,
  once: Once | undefined,
  prepare: (tx: Db) => Promise<NewLead>,
): Promise<LeadReceipt> {
  return withNewReference('leads_reference_unique', (reference) =>
    db.transaction(async (tx) => {
      const receipt: LeadReceipt = { data: { reference } }
      const earlier = once && (await rememberedAnswer(tx, once, receipt))
      if (earlier) return earlier
      const lead = await prepare(tx)
      const same = await findSame(tx, lead)
      if (same) return merged(tx, same, once)
      const leadId = await insertLead(tx, { ...lead, reference })
      await note(tx, leadId, 'received', 'Sent on the website')
      await queue.enqueue(tx, 'lead-received', { leadId })
      return receipt
    }),
  )
}

async function merged(
  tx: Db,
  { id, reference }: { id: number; reference: string },
  once: Once | undefined,
): Promise<LeadReceipt> {
  const receipt = { data: { reference } }
  await note(tx, id, 'repeated', 'Sent again within ten minutes')
  if (once) await rememberInstead(tx, once, receipt)
  return receipt
}

async function note(tx: Db, lead_id: number, kind: string, text: string): Promise<void> {
  await tx.insert(leadEvents).values({ lead_id, kind, note: text, actor: 'visitor' })
}

async function insertLead(tx: Db, lead: NewLead & { reference: string }): Promise<number> {
  const phone_e164 = lead.phone ? toE164(lead.phone) : null
  const [row] = await tx
    .insert(leads)
    .values({ ...lead, phone_e164 })
    .returning({ id: leads.id })
  if (!row) throw new Error('The database gave the new lead no id')
  return row.id
}
