import { alertMessages } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'

type NewMessage = Pick<typeof alertMessages.$inferInsert, 'contact_id' | 'purpose' | 'reference'>

/** Stores a message with its job, in the current transaction; its text is made when it is sent. */
export async function writeMessage({ db, queue }: Needs<'db' | 'queue'>, message: NewMessage): Promise<void> {
  const [stored] = await db.insert(alertMessages).values(message).returning({ id: alertMessages.id })
  if (!stored) throw new Error('The database gave no row')
  await queue.enqueue(db, 'alert-message', { messageId: stored.id })
}
