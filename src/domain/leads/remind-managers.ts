import { and, asc, eq } from 'drizzle-orm'
import { agency } from '#agency'
import { mayGetMail } from '#contract/admin/mail-choices.ts'
import type { Db } from '#db/client.ts'
import { staff } from '#db/schema/index.ts'
import { leadMails as t } from '#messages/admin.ts'
import type { Context } from '../context.ts'
import { type EmailMessage, sendOnce, wantsMail } from '../mails/index.ts'
import { type LeadMailReason, writeLeadMail } from './agency-mail.ts'
import { isUnopened } from './email-agent.ts'
import { readPromise } from './response-time.ts'
import { readWaiting } from './waiting-leads.ts'
import { watchOpening } from './watch-opening.ts'

/**
 * Mails the managers about a lead that its agent has not opened within the promised minutes of office hours,
 * once for each agent. A lead that was opened, answered or given to another agent after `since` needs no
 * mail.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
 */
export async function remindManagers(
  ctx: Context<'db' | 'queue' | 'mailer' | 'siteUrl' | 'clock'>,
  { leadId, since }: { leadId: number; since: string },
): Promise<void> {
  const [lead] = await readWaiting(ctx.db, [leadId])
  if (!lead || !isUnopened(lead) || lead.since.toISOString() !== since) return
  const due = (await readPromise(ctx.db)).answerBy(lead.since)
  if (due && due > ctx.clock()) {
    // More minutes were promised meanwhile.
    await watchOpening(ctx, [lead])
    return
  }
  const reason = reasonOf(lead.agent?.name)
  const managers = await managersOf(ctx.db)
  await sendOnce(
    ctx,
    managers.map(({ id, email }): EmailMessage => {
      const written = writeLeadMail(lead, ctx.siteUrl(), { recipient: email, reason })
      return { lead_id: leadId, purpose: `unopened ${id} ${lead.since.getTime()}`, ...written }
    }),
  )
}

function reasonOf(agent: string | undefined): LeadMailReason {
  if (agent === undefined) return t.notAssigned
  return {
    subject: (of) => t.notOpened.subject({ agent, ...of }),
    text: t.notOpened.text({ agent }),
  }
}

/** The managers who want this mail; the agency, where there are none. */
async function managersOf(db: Db): Promise<{ id: string; email: string }[]> {
  const people = await db
    .select({
      id: staff.id,
      email: staff.email,
      role: staff.role,
      agentId: staff.agentId,
      mailChoices: staff.mailChoices,
    })
    .from(staff)
    .where(and(eq(staff.active, true)))
    .orderBy(asc(staff.name), asc(staff.id))
  const able = people.filter(({ role, agentId }) => mayGetMail('lead_unopened', role, agentId))
  const willing = able.filter((one) => wantsMail(one, 'lead_unopened'))
  const hasManager = able.some(({ role }) => role === 'manager')
  return willing.length > 0 || hasManager ? willing : [{ id: 'agency', email: agency.email }]
}
