import { agency } from '#agency'
import { mails } from '#db/schema/index.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import type { Needs } from '../context.ts'
import type { NamedMail } from './message-id.ts'

type Written = { purpose: string; subject: string; parts: readonly MailPart[] }

/** Writes a mail to a member of staff, to be sent once the transaction commits. Returns what names the mail. */
export async function writeStaffMail(
  { db, queue }: Needs<'db' | 'queue'>,
  recipient: string,
  { purpose, subject, parts }: Written,
): Promise<NamedMail> {
  const [mail] = await db
    .insert(mails)
    .values({
      purpose,
      recipient,
      subject,
      text: asText(parts),
      html: asHtml(subject, parts, agency),
      status: 'waiting',
    })
    .returning({
      id: mails.id,
      recipient: mails.recipient,
      copies: mails.copies,
      created_at: mails.created_at,
    })
  if (!mail) throw new Error('What was stored is not there')
  await queue.enqueue(db, 'mail-written', { mailId: mail.id })
  return mail
}
