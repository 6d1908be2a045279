import { agency } from '#agency'
import { kindNames } from '#contract/admin/lead-labels.ts'
import { untouchedStatuses } from '#contract/admin/lead-statuses.ts'
import { hideWebsites } from '#contract/content/html.ts'
import { adminPaths } from '#contract/paths.ts'
import { telLink } from '#contract/text/phones.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { leadMails as t } from '#messages/admin.ts'
import type { Context } from '../context.ts'
import { type EmailMessage, sendOnce, type WrittenMail, wantsMail } from '../mails/index.ts'
import { agencyRecipient, writeLeadMail } from './agency-mail.ts'
import { readWaiting, type WaitingLead } from './waiting-leads.ts'
import { watchOpening } from './watch-opening.ts'

// An agent who is given more leads together gets them in one mail.
const mostAlone = 5

/**
 * Mails each lead to its current agent, once for each time they were given it, and schedules a check of
 * whether it was opened in time. However often this is called, nothing is sent twice.
 * @throws the mail server's error when it takes no mail; the next call continues where this one ended
 */
export async function emailAgent(
  ctx: Context<'db' | 'queue' | 'mailer' | 'siteUrl'>,
  leadIds: readonly number[],
): Promise<void> {
  const waiting = await readWaiting(ctx.db, leadIds)
  await watchOpening(ctx, waiting.filter(isUnopened))
  const told = waiting.flatMap((lead) => {
    const recipient = recipientOf(lead)
    return recipient === undefined ? [] : [{ lead, recipient }]
  })
  const [first] = told
  if (first && told.length > mostAlone) {
    const written = writeMany(
      told.map(({ lead }) => lead),
      first.recipient,
      ctx.siteUrl(),
    )
    return sendOnce(ctx, [{ lead_id: first.lead.id, purpose: `${purposeOf(first.lead)} many`, ...written }])
  }
  await sendOnce(
    ctx,
    told.map(({ lead, recipient }): EmailMessage => {
      const written = writeLeadMail(lead, ctx.siteUrl(), { recipient, reason: t.assigned })
      return { lead_id: lead.id, purpose: purposeOf(lead), ...written }
    }),
  )
}

/** The same lead given to the same agent again gets another mail. */
function purposeOf({ agent, since }: WaitingLead): `given ${number} ${number}` {
  return `given ${agent?.id ?? 0} ${since.getTime()}`
}

/**
 * Undefined without an agent, when they chose no mail, or when the agency's own mail goes to the same
 * address.
 */
function recipientOf(lead: WaitingLead): string | undefined {
  const { agent, account, source } = lead
  if (!agent) return undefined
  const own = account?.active ? account : undefined
  if (own && !wantsMail(own, 'lead_given')) return undefined
  const recipient = own?.email ?? agent.email
  const isToldAlready =
    source === 'website' && recipient.toLowerCase() === agencyRecipient(lead).toLowerCase()
  return isToldAlready ? undefined : recipient
}

/** Whether its agent, or a manager where it has none, is still to open it. */
export function isUnopened({ status, opened_at, agent }: WaitingLead): boolean {
  if (!agent && status !== 'new') return false
  return opened_at === null && untouchedStatuses.some((one) => one === status)
}

function writeMany(leads: readonly WaitingLead[], recipient: string, siteUrl: string): WrittenMail {
  const subject = t.assignedMany({ count: leads.length })
  const parts: MailPart[] = [
    { heading: subject },
    ...leads.flatMap(({ id, name, phone, kind, reference, listing, project }): MailPart[] => {
      const about = listing?.title ?? project?.name ?? kindNames[kind]
      const link = siteUrl + adminPaths.lead(id)
      return [
        { text: t.person({ name: hideWebsites(name), about }) },
        ...(phone ? [{ fact: t.phone, value: phone, link: telLink(phone) }] : []),
        { fact: t.open, value: reference, link },
      ]
    }),
  ]
  return { recipient, reply_to: null, subject, text: asText(parts), html: asHtml(subject, parts, agency) }
}
