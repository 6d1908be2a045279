import { inArray, sql } from 'drizzle-orm'
import { mails } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { Conflict } from '../errors.ts'
import { renewLinks } from '../staff/index.ts'

/**
 * Has mails sent: those that were kept or failed for the first time, those that went once more.
 * @returns how many of them there are
 * @throws Conflict when there is no mail server to send them
 */
export async function sendMails(
  { db, queue, secret, actor }: AllowedContext<'system.manage', 'db' | 'queue' | 'secret'>,
  { ids, canSend }: { ids: readonly number[]; canSend: boolean },
): Promise<number> {
  if (!canSend) throw new Conflict(t.noMailServer)
  return db.transaction(async (tx) => {
    const before = await tx
      .select({ id: mails.id, status: mails.status })
      .from(mails)
      .where(inArray(mails.id, [...ids]))
      .for('update')
    if (before.length === 0) return 0
    const again = await tx
      .update(mails)
      .set({
        // A mailbox drops a second copy of what has the same number.
        copies: sql`${mails.copies} + (${mails.status} = 'sent')::int`,
        status: 'waiting',
        sent_at: null,
        problem: null,
      })
      .where(
        inArray(
          mails.id,
          before.map(({ id }) => id),
        ),
      )
      .returning()
    await renewLinks(tx, secret, again)
    for (const { id, status } of before) {
      await audit(tx, actor, {
        action: 'send',
        entity: 'mail',
        entityId: id,
        // Without the recipient: the audit log outlives a person who asks to be erased.
        before: { status },
        after: { status: 'waiting' },
      })
      await queue.enqueue(tx, 'mail-written', { mailId: id })
    }
    return before.length
  })
}
