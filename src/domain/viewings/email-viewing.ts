import { and, eq } from 'drizzle-orm'
import { agency } from '#agency'
import type { Db } from '#db/client.ts'
import { staff, viewings } from '#db/schema/index.ts'
import type { Context, Needs } from '../context.ts'
import { type LeadMailReason, readLeads, writeLeadMail } from '../leads/index.ts'
import { type EmailMessage, type MailPurpose, sendOnce } from '../mails/index.ts'
import { staffInvitation } from './appointment.ts'
import { reasonForAgent, visitorLetters } from './emails.ts'
import { type ViewingRow, viewingRows } from './rows.ts'

/**
 * Mails the visitor about the state of a viewing, and its agent about what the visitor did and what the calendar is to
 * have, each mail once, however
 * often this is called.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
 */
export async function emailAboutViewing(
  ctx: Context<'db' | 'mailer' | 'siteUrl' | 'clock'>,
  leadId: number,
): Promise<void> {
  const [row] = await viewingRows(ctx.db).where(eq(viewings.lead_id, leadId))
  if (!row) return
  await sendOnce(ctx, [
    ...visitorLetters(row, ctx.siteUrl(), ctx.clock()),
    ...(await agentsLetters(ctx, row)),
  ])
}

async function agentsLetters(
  ctx: Needs<'db' | 'siteUrl' | 'clock'>,
  row: ViewingRow,
): Promise<EmailMessage[]> {
  const reason = reasonForAgent(row)
  if (!reason) return []
  const letters = await toAgent(ctx, row, { purpose: `viewing told ${row.viewing.version}`, reason })
  return letters.map((letter) => {
    const attending = { siteUrl: ctx.siteUrl(), now: ctx.clock(), attendee: letter.recipient }
    const calendar = staffInvitation(row, attending)
    return { ...letter, ...(calendar !== undefined && { calendar }) }
  })
}

/** The mail to the agent who shows the property, or to the agency where there is none, with the lead. */
export async function toAgent(
  { db, siteUrl }: Needs<'db' | 'siteUrl'>,
  row: ViewingRow,
  { purpose, reason }: { purpose: MailPurpose; reason: LeadMailReason },
): Promise<EmailMessage[]> {
  const [lead] = await readLeads(db, [row.lead.id])
  if (!lead) return []
  const recipient = await recipientOf(db, row)
  const written = writeLeadMail(lead, siteUrl(), { recipient, reason })
  return [{ lead_id: row.viewing.lead_id, purpose, ...written }]
}

async function recipientOf(db: Db, { agent }: ViewingRow): Promise<string> {
  if (!agent) return agency.email
  const [account] = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.agentId, agent.id), eq(staff.active, true)))
  return account?.email ?? agent.email
}
