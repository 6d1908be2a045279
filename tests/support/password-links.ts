/** The links that set a password, from sent mails: a stored mail has none. */
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'
import { messageIdOf } from '#domain/mails/message-id.ts'
import { completingSecrets } from '#domain/outbox/complete-secrets.ts'
import { mailerTo } from './mailer-to.ts'
import { testSecret } from './test-secret.ts'

/** The link in the newest mail to an address; undefined when none was written. */
export async function mailedLink(db: Db, email: string): Promise<string | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.purpose, 'password')))
    .orderBy(desc(mails.id))
    .limit(1)
  if (!mail) return undefined
  const sent: string[] = []
  const mailer = completingSecrets(
    mailerTo(({ text }) => sent.push(text)),
    testSecret,
  )
  await mailer.send({ ...mail, messageId: messageIdOf(mail) })
  return /http\S+\/admin\/password#[\w-]+/.exec(sent[0] ?? '')?.[0]
}

/** The code of that link. */
export async function mailedToken(db: Db, email: string): Promise<string> {
  return (await mailedLink(db, email))?.split('#')[1] ?? ''
}
