import { createHash } from 'node:crypto'
import type { LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Db } from '#db/client.ts'
import { idempotencyKeys, leadEvents, leads } from '#db/schema/index.ts'
import { leadTimeline as t } from '#messages/admin.ts'
import { currentLanguage } from '#messages/language.ts'
import type { Needs } from '../context.ts'
import { bodyHash, created, type IdempotencyKey } from '../idempotency/index.ts'
import { toE164 } from '../phone.ts'
import type { NewLead } from './new-lead.ts'

/** A new lead as its row has it. */
export type LeadRow = NewLead & Pick<typeof leads.$inferInsert, 'phone_e164' | 'words'>

/**
 * The row of a request. Its words are the same for two that one person sends with the same words; a second request
 * to be called back is never the same: it is refused (D16).
 */
export function leadRow(lead: NewLead): LeadRow {
  const { kind, name, email, phone, payload } = lead
  const phone_e164 = phone ? toE164(phone) : null
  const said = JSON.stringify([kind, phone_e164 ?? phone ?? name, payload])
  const words = kind === 'get_in_touch' ? null : createHash('sha256').update(said).digest('base64url')
  // A form sends an empty text for an email that was not given.
  return { ...lead, email: email || null, phone_e164, words }
}

/** Stores what belongs to a lead, in its transaction. */
export type Alongside = (tx: Db, leadId: number) => Promise<void>

/**
 * Stores the lead with the first line of its timeline, its job and the answer to its key: all or none. False, and
 * nothing stored, when a lead has the same words; of two that come at the same moment the second waits for the first.
 * @throws what the database says when the reference, the key or, for a call-back, the phone is taken
 */
export function storeLead(
  { db, queue }: Needs<'db' | 'queue'>,
  lead: LeadRow,
  {
    once,
    receipt,
    alongside,
  }: { once: IdempotencyKey | undefined; receipt: LeadReceipt; alongside: Alongside | undefined },
): Promise<boolean> {
  const { reference } = receipt.data
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(leads)
      .values({ ...lead, reference, language: currentLanguage() })
      .onConflictDoNothing({ target: leads.words })
      .returning({ id: leads.id })
    if (!stored) return false
    if (once) {
      const { path, key } = once
      const answer = { path, key, body_hash: bodyHash(once), status: created, answer: receipt }
      await tx.insert(idempotencyKeys).values(answer)
    }
    await tx
      .insert(leadEvents)
      .values({ lead_id: stored.id, kind: 'received', note: t.received, actor: 'visitor' })
    await alongside?.(tx, stored.id)
    await queue.enqueue(tx, 'lead-received', { leadId: stored.id })
    return true
  })
}
