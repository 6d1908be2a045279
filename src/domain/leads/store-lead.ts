import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Db } from '#db/client.ts'
import { idempotencyKeys, leadEvents, leads } from '#db/schema/index.ts'
import { currentLanguage, type Language } from '#messages/language.ts'
import { jobsFrom } from '#queue/queue.ts'
import { bodyHash, created, type IdempotencyKey } from '../idempotency/idempotency.ts'
import { microBatch } from '../micro-batch.ts'
import { toE164 } from '../phone.ts'
import { prepared } from '../prepared-query.ts'
import type { NewLead } from './new-lead.ts'

/** A new lead as its row has it. */
export type LeadRow = NewLead & Pick<typeof leads.$inferInsert, 'phone_e164' | 'words'>

/**
 * The row of a request. Its words are the same for two that one person sends with the same words; a second request
 * to be called back is never the same: it is refused (D16).
 */
export function leadRow(lead: NewLead): LeadRow {
  const { kind, name, phone, payload } = lead
  const phone_e164 = phone ? toE164(phone) : null
  const said = JSON.stringify([kind, phone_e164 ?? phone ?? name, payload])
  const words = kind === 'get_in_touch' ? null : createHash('sha256').update(said).digest('base64url')
  return { ...lead, phone_e164, words }
}

/**
 * Stores the lead with the first line of its timeline, its job and the answer to its key: all or none. Leads that
 * come while others are being stored go to the database together, in one statement and one commit. False, and nothing
 * stored, when a lead has the same words; of two that come at the same moment the second waits for the first.
 * @throws what the database says when the reference, the key or, for a call-back, the phone is taken
 */
export function storeLead(
  db: Db,
  lead: LeadRow,
  once: IdempotencyKey | undefined,
  receipt: LeadReceipt,
): Promise<boolean> {
  return storing(db)({
    reference: receipt.data.reference,
    kind: lead.kind,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    phone_e164: lead.phone_e164,
    language: currentLanguage(),
    payload: lead.payload,
    words: lead.words,
    listing_id: lead.listing_id,
    project_id: lead.project_id,
    estimate: lead.estimate,
    ...(once && { path: once.path, key: once.key, body_hash: bodyHash(once), receipt }),
  })
}

type Given = Omit<LeadRow, 'id'> & { reference: string; language: Language; key?: string }

// As many as may be sent to one server at a time without anybody waiting for long.
const mostAtOnce = 64

const storing = prepared((db) =>
  microBatch(async (given: readonly Given[]) => {
    const { rows } = await statement(db).execute({ given: JSON.stringify(given) })
    const stored = new Set(rows.map(({ reference }) => reference))
    return ({ reference }: Given) => stored.has(reference)
  }, mostAtOnce),
)

const statement = prepared((db) =>
  db._.session.prepareQuery<{ execute: { rows: { reference: string }[] }; all: unknown; values: unknown }>(
    new PgDialect().sqlToQuery(sql`
      with given as (
        select * from jsonb_to_recordset(${sql.placeholder('given')}::jsonb) as given (
          reference text, kind text, name text, email text, phone text, phone_e164 text, language text, payload jsonb,
          words text, listing_id int, project_id int, estimate jsonb, path text, key text, body_hash text, receipt jsonb)
      ), lead as (
        insert into ${leads}
          (reference, kind, name, email, phone, phone_e164, language, payload, words, listing_id, project_id,
            estimate)
        select reference, kind, name, email, phone, phone_e164, language, payload, words, listing_id, project_id, estimate
        from given
        on conflict (words) do nothing
        returning id, reference
      ), answered as (
        insert into ${idempotencyKeys} (path, key, body_hash, status, answer)
        select path, key, body_hash, ${sql.raw(String(created))}, receipt
        from lead join given using (reference) where key is not null
      ), received as (
        insert into ${leadEvents} (lead_id, kind, note, actor)
        select id, 'received', 'Sent on the website', 'visitor' from lead
      ), job as (${jobsFrom('lead-received', sql`lead`, sql`jsonb_build_object('leadId', lead.id)`)})
      select reference from lead`),
    undefined,
    'store_leads',
    false,
  ),
)
