import { eq } from 'drizzle-orm'
import { alertMessages } from '#db/schema/index.ts'
import { readBounce } from '#mail/read-bounce.ts'
import type { Context } from '../context.ts'
import { newestRefused, storeRefusal } from './refusals.ts'

/**
 * Counts a message about alerts that a mail server accepted and returned later, from the mail that reports
 * it. Returns whether the mail is such a report; the same mail twice counts once.
 */
export async function recordBounce(
  { db, clock }: Context<'db' | 'clock'>,
  mail: Uint8Array,
): Promise<boolean> {
  const bounce = await readBounce(mail)
  const [, id = '', madeAt] = messageIdForm.exec(bounce?.messageId ?? '') ?? []
  if (!bounce || id === '') return false
  return db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(alertMessages)
      .where(eq(alertMessages.id, Number(id)))
      .for('update')
    // Only the real message has this time.
    if (message?.state !== 'sent' || message.created_at.getTime() !== Number(madeAt)) return false
    const { contact_id: contactId } = message
    await tx.update(alertMessages).set({ state: 'refused' }).where(eq(alertMessages.id, message.id))
    await storeRefusal(tx, clock(), {
      ...{ messageId: message.id, contactId, problem: bounce.problem },
      refusals: newestRefused(contactId),
    })
    return true
  })
}

/** As `deliver` writes it. */
const messageIdForm = /^<alert\.(\d{1,9})\.(\d{1,15})@/
