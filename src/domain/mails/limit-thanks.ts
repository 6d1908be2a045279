import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isThanksOfForm, mailbox, mails } from '#db/schema/index.ts'
import type { EmailMessage } from './email.ts'

/** Thanks that one mailbox gets in a day: an address typed in a form need not be the visitor's. */
const mostADay = 5

/** Leaves out thanks for a form to a mailbox that got enough of them in the last 24 hours. */
export async function limitThanks(db: Db, letters: readonly EmailMessage[]): Promise<EmailMessage[]> {
  const recipients = [...new Set(letters.filter(isThanks).map(({ recipient }) => recipient))]
  if (recipients.length === 0) return [...letters]
  const counts = await thankedToday(db, recipients, letters)
  return letters.filter((letter) => {
    if (!isThanks(letter)) return true
    const box = counts.get(letter.recipient)
    if (!box) return true
    box.count += 1
    return box.count <= mostADay
  })
}

/** A booking's mail to its buyer has the same purpose, and is a receipt. */
function isThanks(letter: EmailMessage): boolean {
  return letter.purpose === 'visitor' && !('booking_id' in letter)
}

/**
 * How often the mailbox of each recipient was thanked for other forms; two spellings of one mailbox share
 * their count.
 */
async function thankedToday(
  db: Db,
  recipients: string[],
  letters: readonly EmailMessage[],
): Promise<Map<string, { count: number }>> {
  const leadIds = letters.flatMap((letter) => ('lead_id' in letter ? [letter.lead_id] : []))
  const applicationIds = letters.flatMap((letter) =>
    'application_id' in letter ? [letter.application_id] : [],
  )
  const asked = sql`unnest(${sql.param(recipients)}::text[]) as asked (recipient)`
  const { rows } = await db.execute<{ recipient: string; box: string; count: number }>(sql`
    select asked.recipient, ${mailbox(sql`asked.recipient`)} as box, (
      select count(*)::int from ${mails} where ${mailbox(mails.recipient)} = ${mailbox(sql`asked.recipient`)}
        and ${isThanksOfForm} and ${mails.created_at} > now() - interval '24 hours'
        and coalesce(${mails.lead_id} <> all(${sql.param(leadIds)}::int[]), true)
        and coalesce(${mails.application_id} <> all(${sql.param(applicationIds)}::int[]), true)) as count
    from ${asked}`)
  const boxes = new Map(rows.map(({ box, count }) => [box, { count }]))
  return new Map(rows.map(({ recipient, box }) => [recipient, boxes.get(box) ?? { count: 0 }]))
}
