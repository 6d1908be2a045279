import { randomBytes } from 'node:crypto'
import type { LeadReceipt } from '#contract/enquiry.ts'
import { formatReference } from '#contract/reference.ts'
import type { Db } from '#db/client.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import type { Queue } from '#jobs/queue.ts'
import { toE164 } from '../phone.ts'
import { type Once, rememberedAnswer } from './once.ts'
import { violates } from './violates.ts'

export type LeadStore = { db: Db; queue: Pick<Queue, 'enqueue'> }

/** What every form gives of its sender, the rest of it in `payload`. */
export type NewLead = Pick<
  typeof leads.$inferInsert,
  'kind' | 'name' | 'email' | 'phone' | 'payload' | 'listing_id' | 'project_id'
>

/**
 * Stores a visitor's request: lead, first line of its timeline and the job that tells the agency, all or none.
 * Gives the receipt with the reference. With `once` the same request is stored once, however often and however
 * simultaneously it comes, and gets the same receipt. What `prepare` throws is thrown on and nothing is stored.
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveLead(
  { db, queue }: LeadStore,
  once: Once | undefined,
  prepare: (tx: Db) => Promise<NewLead>,
): Promise<LeadReceipt> {
  return withNewReference((reference) =>
    db.transaction(async (tx) => {
      const receipt: LeadReceipt = { data: { reference } }
      const earlier = once && (await rememberedAnswer(tx, once, receipt))
      if (earlier) return earlier
      const lead = await prepare(tx)
      const leadId = await insertLead(tx, { ...lead, reference })
      await tx
        .insert(leadEvents)
        .values({ lead_id: leadId, kind: 'received', note: 'Sent on the website', actor: 'visitor' })
      await queue.enqueue(tx, 'lead-received', { leadId })
      return receipt
    }),
  )
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

const attempts = 3

/** A reference is drawn from a trillion; should one be taken all the same, another is drawn. */
async function withNewReference<T>(store: (reference: string) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await store(formatReference(randomBytes(8)))
  } catch (error) {
    if (attempt === attempts || !violates(error, 'leads_reference_unique')) throw error
    return withNewReference(store, attempt + 1)
  }
}
