import type { Context } from '../context.ts'
import { sendOnce } from '../mails/send-once.ts'
import { feedbackRecipient } from '../settings/feedback-recipient.ts'
import { assign } from './assign.ts'
import { lettersOf } from './emails.ts'
import { fileLeads } from './file-leads.ts'
import { readLeads } from './read-leads.ts'

/**
 * What is done about leads once they are stored, however often this is called: each gets an agent, the agency is
 * told and the visitor thanked, staff find it and hear of it. A wanted request is assigned when that is asked for
 * (D15); a lead that is gone is nothing to follow up.
 * @throws what the mail server says when it takes no mail; the next call goes on where this one ended
 */
export async function followUp(
  ctx: Context<'db' | 'queue' | 'mailer' | 'siteUrl'>,
  leadIds: readonly number[],
): Promise<void> {
  const leads = await readLeads(ctx.db, leadIds)
  await assign(
    ctx,
    leads.filter(({ kind }) => kind !== 'wanted'),
  )
  await fileLeads(ctx, leads)
  const desk = leads.some(({ kind }) => kind === 'contact') ? await feedbackRecipient(ctx.db) : undefined
  await sendOnce(
    ctx,
    leads.flatMap((lead) => lettersOf(lead, ctx.siteUrl(), desk)),
  )
}
