import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { LeadReceipt } from '#contract/enquiry.ts'
import type { Db } from '#db/client.ts'
import { idempotencyKeys, leadEvents, leads } from '#db/schema/index.ts'
import { jobsFrom } from '#jobs/queue.ts'
import { toE164 } from '../phone.ts'
import { prepared } from '../prepared.ts'
import { bodyHash, created, type Once } from './once.ts'
import type { NewLead } from './receive.ts'

/** A new lead as its row has it. */
export type LeadRow = NewLead & Pick<typeof leads.$inferInsert, 'phone_e164' | 'words'>

/**
 * The row of a request. Its words are the same for two that one person sends with the same words; a second request
 * to be called back is never the same: it is refused (decision 16).
 */
export function leadRow(lead: NewLead): LeadRow {
  const { kind, name, phone, payload } = lead
  const phone_e164 = phone ? toE164(phone) : null
  const said = JSON.stringify([kind, phone_e164 ?? phone ?? name, payload])
  const words = kind === 'get_in_touch' ? null : createHash('sha256').update(said).digest('base64url')
  return { ...lead, phone_e164, words }
}

/**
 * Stores the lead with the first line of its timeline, its job and the answer to its key in one statement: all or
 * none, in one way to the database and back. False, and nothing stored, when a lead has the same words; of two that
 * come at the same moment the second waits for the first.
 * @throws what the database says when the reference, the key or, for a call-back, the phone is taken
 */
export async function storeLead(
  db: Db,
  lead: LeadRow,
  once: Once | undefined,
  receipt: LeadReceipt,
): Promise<boolean> {
  const { rowCount } = await statement(db).execute({
    reference: receipt.data.reference,
    kind: lead.kind,
    name: lead.name,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    phone_e164: lead.phone_e164 ?? null,
    payload: JSON.stringify(lead.payload),
    words: lead.words ?? null,
    listing_id: lead.listing_id ?? null,
    project_id: lead.project_id ?? null,
    path: once?.path ?? null,
    key: once?.key ?? null,
    body_hash: once ? bodyHash(once) : null,
    receipt: once ? JSON.stringify(receipt) : null,
  })
  return rowCount === 1
}

const given = (name: string) => sql.placeholder(name)

const statement = prepared((db) =>
  db._.session.prepareQuery<{ execute: { rowCount: number | null }; all: unknown; values: unknown }>(
    new PgDialect().sqlToQuery(sql`
      with lead as (
        insert into ${leads}
          (reference, kind, name, email, phone, phone_e164, payload, words, listing_id, project_id)
        values (${given('reference')}, ${given('kind')}, ${given('name')}, ${given('email')}, ${given('phone')},
          ${given('phone_e164')}, ${given('payload')}, ${given('words')}, ${given('listing_id')}, ${given('project_id')})
        on conflict (words) do nothing
        returning id
      ), answered as (
        insert into ${idempotencyKeys} (path, key, body_hash, status, answer)
        select ${given('path')}, key, ${given('body_hash')}, ${sql.raw(String(created))}, ${given('receipt')}::jsonb
        from lead cross join (select ${given('key')}::text as key) as keys where key is not null
      ), received as (
        insert into ${leadEvents} (lead_id, kind, note, actor)
        select id, 'received', 'Sent on the website', 'visitor' from lead
      ), job as (${jobsFrom('lead-received', sql`lead`, sql`jsonb_build_object('leadId', lead.id)`)})
      select id from lead`),
    undefined,
    'store_lead',
    false,
  ),
)
