import { eq, sql } from 'drizzle-orm'
import { untouchedStatuses } from '#contract/office/lead-statuses.ts'
import type { Contact } from '#contract/office/leads.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { Conflict } from '../../errors.ts'
import { happened } from '../../push/happened.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { audit } from '../../staff/audit.ts'
import { announce } from '../news.ts'
import { contacted, factsOf, ownLead, tell } from './own-lead.ts'

const lines: Readonly<Record<Contact['way'], string>> = {
  call: 'Called',
  whatsapp: 'Wrote on WhatsApp',
  mail: 'Wrote a mail',
}

/**
 * Writes down that the visitor was called or written to. The first time ends the wait, and the lead is 'contacted'
 * if it was not further already.
 * @throws NotFound for a lead out of reach, Conflict for one that was put together with another
 */
export async function contactLead(db: Db, by: Staff, id: number, { way, text }: Contact): Promise<void> {
  const reach = allow(by, 'leads.work')
  await db.transaction(async (tx) => {
    const lead = await ownLead(tx, by, reach, id)
    if (lead.merged_into !== null)
      throw new Conflict('It was put together with another lead: work on that one.')
    const before = factsOf(lead)
    const isFirst = untouchedStatuses.some((status) => status === lead.status)
    const after = contacted(before, isFirst ? 'contacted' : lead.status)
    await tx
      .update(leads)
      .set({ ...after, updated_at: sql`now()` })
      .where(eq(leads.id, id))
    await tell(tx, by, id, { kind: way, note: text ? `${lines[way]}: ${text}` : lines[way] })
    await audit(tx, by, { action: 'contact', entity: 'lead', entityId: id, before, after })
    await announce(tx, [id])
    if (after.status !== before.status)
      await happened(tx, 'lead.status_changed', [{ id, was: before.status }])
  })
}
