import { agency } from '#agency'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'
import type { Queue } from '#jobs/queue.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'

export type MailStore = { db: Db; queue: Pick<Queue, 'enqueue'> }

/** Where a password is set; what stands behind the number sign reaches no server and no log. */
export function passwordLink(siteUrl: string, token: string): string {
  return `${siteUrl}/office/password#${token}`
}

/** Has the link mailed by which a member of staff sets a password: within a day, once. */
export async function mailPasswordLink(
  { db, queue, siteUrl }: MailStore & { siteUrl: string },
  to: { name: string; email: string },
  token: string,
): Promise<void> {
  const link = passwordLink(siteUrl, token)
  const subject = `Your password for the back office of ${agency.name}`
  const parts: MailPart[] = [
    { heading: `Hello ${to.name}` },
    { fact: 'Set your password here', value: link, link },
    {
      text: 'The link works for a day, and once. If you did not ask for it, nothing has changed and nothing need be done.',
    },
  ]
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .insert(mails)
      .values({
        purpose: 'password',
        recipient: to.email,
        subject,
        text: asText(parts),
        html: asHtml(subject, parts, agency),
        status: 'waiting',
      })
      .returning({ id: mails.id })
    if (mail) await queue.enqueue(tx, 'mail-written', { mailId: mail.id })
  })
}
