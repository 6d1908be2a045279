import type { Context } from '../context.ts'
import { sendOnce } from '../mails/index.ts'
import { feedbackRecipient } from '../settings/index.ts'
import { assign } from './assign.ts'
import { lettersOf } from './emails.ts'
import { fileLeads } from './file-leads.ts'
import { readLeads } from './read-leads.ts'

/**
 * Follows up leads once they are stored, however often this is called: each gets an agent, the agency and the
 * visitor get a mail, and staff can find it and are notified. A wanted request is assigned when that is asked
 * for (D15); a deleted lead is skipped.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
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
