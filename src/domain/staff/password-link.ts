/** The mail with the link that sets a password. */

import { and, eq } from 'drizzle-orm'
import { agency } from '#agency'
import { adminPaths } from '#contract/paths.ts'
import type { Db } from '#db/client.ts'
import { type mails, staff } from '#db/schema/index.ts'
import type { MailPart } from '#mail/document.ts'
import type { Mailer } from '#mail/mailer.ts'
import { staffMails as t } from '#messages/admin.ts'
import type { Context } from '../context.ts'
import { messageIdOf, type NamedMail, writeStaffMail } from '../mails/index.ts'
import { issueLink, tokenOfMail } from './link-tokens.ts'

const purpose = 'password'
/** Stands for the code in a mail as it is stored. */
const placeholder = 'made-when-this-mail-is-sent'

/**
 * Returns the address for setting a password; the part behind the number sign reaches no server and no log.
 */
export function passwordLink(siteUrl: string, token: string): string {
  return siteUrl + adminPaths.setPassword(token)
}

/** Has the link mailed by which a member of staff sets a password: within a day, once. Nothing for one who left. */
export async function mailPasswordLink(
  { db, queue, secret, siteUrl }: Context<'db' | 'queue' | 'secret' | 'siteUrl'>,
  staffId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [to] = await tx
      .select({ name: staff.name, email: staff.email })
      .from(staff)
      .where(and(eq(staff.id, staffId), staff.active))
    if (!to) return
    const mail = await writeStaffMail({ db: tx, queue }, to.email, {
      purpose,
      subject: t.password.subject({ agency: agency.name }),
      parts: partsOf(to.name, passwordLink(siteUrl(), placeholder)),
    })
    await issueMailed(tx, secret, staffId, mail)
  })
}

function partsOf(name: string, link: string): MailPart[] {
  return [
    { heading: t.hello({ name }) },
    { fact: t.password.link, value: link, link },
    { text: t.password.text },
  ]
}

/** Returns a mailer that completes links to set a password in the mails it sends. */
export function completingLinks(mailer: Mailer, secret: string): Mailer {
  return {
    ...mailer,
    send(mail) {
      if (!mail.text.includes(placeholder)) return mailer.send(mail)
      const token = tokenOfMail(secret, mail)
      const complete = (text: string) => text.replaceAll(`#${placeholder}`, `#${token}`)
      return mailer.send({ ...mail, text: complete(mail.text), html: complete(mail.html) })
    },
  }
}

/** Returns the text of an email for the list of sent emails, without its link, which only its recipient may use. */
export function withoutLink(mail: Pick<typeof mails.$inferSelect, 'purpose' | 'text'>): string {
  if (mail.purpose !== purpose) return mail.text
  return mail.text.replace(/\S+\/(?:admin|office)\/password#\S+( \(\S+\))?/g, t.linkHidden)
}

/** Makes the links of mails good that are sent once more, or for the first time after they were kept. */
export async function renewLinks(
  tx: Db,
  secret: string,
  written: readonly (NamedMail & { purpose: string })[],
): Promise<void> {
  for (const mail of written.filter((one) => one.purpose === purpose)) {
    const [to] = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.email, mail.recipient), staff.active))
    if (to) await issueMailed(tx, secret, to.id, mail)
  }
}

function issueMailed(tx: Db, secret: string, staffId: string, mail: NamedMail): Promise<void> {
  return issueLink(tx, staffId, tokenOfMail(secret, { ...mail, messageId: messageIdOf(mail) }))
}
