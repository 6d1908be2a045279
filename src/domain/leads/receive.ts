import type { LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Db } from '#db/client.ts'
import { leadEvents } from '#db/schema/index.ts'
import { leadTimeline as t } from '#messages/admin.ts'
import type { Needs } from '../context.ts'
import { earlierAnswer, type IdempotencyKey, rememberedAnswer } from '../idempotency/index.ts'
import { withNewReference } from '../reference.ts'
import { firstWithWords } from './dedupe.ts'
import type { NewLead } from './new-lead.ts'
import { type Alongside, type LeadRow, leadRow, storeLead } from './store-lead.ts'

/**
 * Stores a visitor's request: lead, first line of its timeline and the job that notifies the agency, all or
 * none. Returns the receipt with the reference. With `once` the same request is stored once, however often
 * and however simultaneously it comes, and gets the same receipt; without, the same text of the same person
 * within ten minutes becomes a note on the first. Errors of `prepare` are passed on and nothing is stored.
 * `alongside` stores in the same transaction what belongs to a new lead.
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveLead(
  ctx: Needs<'db' | 'queue'>,
  once: IdempotencyKey | undefined,
  prepare: (db: Db) => Promise<NewLead>,
  alongside?: Alongside,
): Promise<LeadReceipt> {
  try {
    const lead = await prepare(ctx.db)
    return await receivePrepared(ctx, once, lead, alongside)
  } catch (error) {
    // Whatever would refuse it by now: the same request gets the same answer as before.
    const earlier = once && (await earlierAnswer(ctx.db, once))
    if (earlier) return earlier
    throw error
  }
}

async function receivePrepared(
  ctx: Needs<'db' | 'queue'>,
  once: IdempotencyKey | undefined,
  lead: NewLead,
  alongside: Alongside | undefined,
): Promise<LeadReceipt> {
  const { db, queue } = ctx
  const row = leadRow(lead)
  const receipt = await withNewReference('leads_reference_unique', async (reference) => {
    const made: LeadReceipt = { data: { reference } }
    return (await storeLead(ctx, row, { once, receipt: made, alongside })) ? made : undefined
  })
  if (receipt) queue.wake('lead-received')
  return receipt ?? (await merged(db, row, once)) ?? receivePrepared(ctx, once, lead, alongside)
}

/** Notes on the lead with the same text that it came again; undefined when it may be a separate lead. */
async function merged(
  db: Db,
  { words = null }: LeadRow,
  once: IdempotencyKey | undefined,
): Promise<LeadReceipt | undefined> {
  if (words === null) return undefined
  return db.transaction(async (tx) => {
    const first = await firstWithWords(tx, words)
    if (!first) return undefined
    const receipt = { data: { reference: first.reference } }
    const earlier = once && (await rememberedAnswer(tx, once, receipt))
    if (earlier) return earlier
    const note = t.repeated
    await tx.insert(leadEvents).values({ lead_id: first.id, kind: 'repeated', note, actor: 'visitor' })
    return receipt
  })
}
