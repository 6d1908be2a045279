/** The texts of messages about alerts, made when they are sent. */
import { and, eq } from 'drizzle-orm'
import { agency } from '#agency'
import { confirmHours } from '#contract/alerts/alert-fields.ts'
import { alerts } from '#db/schema/index.ts'
import { asHtml, asText, keepDirection, type MailPart } from '#mail/document.ts'
import { inLanguage } from '#messages/language.ts'
import { alertMails as t } from '#messages/server.ts'
import type { WrittenMail } from '../mails/index.ts'
import { composeMatches } from './compose-matches.ts'
import type { ContactRow } from './contacts.ts'
import { describeAlerts } from './describe.ts'
import { confirmLink, oneClickLink, savedLink, unsubscribeLink } from './links.ts'
import type { ComposeContext, StoredMessage, Written } from './message-types.ts'
import { confirmCode } from './secrets.ts'

/** Undefined when there is nothing to send any more, such as an alert that was not confirmed in time. */
export function compose(
  ctx: ComposeContext,
  contact: ContactRow,
  message: StoredMessage,
): Promise<Written | undefined> {
  return inLanguage(contact.language, async () => {
    if (message.purpose === 'link') return writeLink(ctx, contact)
    if (message.purpose === 'confirm') return writeConfirmation(ctx, contact, message.reference ?? '')
    return composeMatches(ctx, contact, message.id)
  })
}

/** With the links to stop all messages, for mailboxes and people. */
export function asEmail(
  ctx: ComposeContext,
  contact: ContactRow,
  { subject, parts }: Written,
): WrittenMail & { unsubscribe: string } {
  return inLanguage(contact.language, () => {
    const stop = unsubscribeLink(ctx, contact)
    const all: MailPart[] = [...parts, { fact: t.fact.unsubscribe, value: t.matches.stop, link: stop }]
    return {
      recipient: contact.address,
      reply_to: agency.email,
      subject,
      text: asText(all),
      html: asHtml(subject, all, agency),
      unsubscribe: oneClickLink(ctx, contact),
    }
  })
}

function writeLink(ctx: ComposeContext, contact: ContactRow): Written {
  const link = savedLink(ctx, contact)
  return {
    subject: t.link.subject,
    parts: [
      { heading: t.link.title },
      { text: t.link.text },
      { fact: t.fact.alerts, value: t.link.open, link },
      { text: t.link.ignore },
    ],
    whatsApp: { template: 'alert_link', texts: [link] },
  }
}

/** Contains nothing that the visitor typed: it need not be their address. */
async function writeConfirmation(
  ctx: ComposeContext,
  contact: ContactRow,
  reference: string,
): Promise<Written | undefined> {
  const [alert] = await ctx.db
    .select()
    .from(alerts)
    .where(
      and(eq(alerts.reference, reference), eq(alerts.contact_id, contact.id), eq(alerts.status, 'pending')),
    )
  const about = alert && (await describeAlerts(ctx.db, [alert])).get(alert.id)
  if (!about) return undefined
  const title = keepDirection(about.title)
  const code = confirmCode(ctx.secret, { reference, key: contact.key })
  return {
    subject: t.confirm.subject({ title }),
    parts: [
      { heading: t.confirm.title },
      { text: t.confirm.text({ title, hours: confirmHours }) },
      { fact: t.fact.confirm, value: t.confirm.link, link: confirmLink(ctx, reference, contact) },
      { fact: t.fact.code, value: code },
      { text: t.confirm.ignore },
    ],
    whatsApp: { template: 'alert_code', code },
  }
}
