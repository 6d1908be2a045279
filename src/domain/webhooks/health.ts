/** The health of webhooks: one that accepts nothing for days is paused, and administrators get a mail. */

import { and, eq, isNull, sql } from 'drizzle-orm'
import { agency } from '#agency'
import type { Attempt } from '#contract/admin/webhooks.ts'
import { adminPaths } from '#contract/paths.ts'
import type { Db } from '#db/client.ts'
import { mails, webhooks } from '#db/schema/index.ts'
import { asHtml, asText, type MailPart } from '#mail/document.ts'
import { staffMails } from '#messages/admin.ts'
import { system } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { Needs } from '../context.ts'
import { readAdministrators } from '../staff/index.ts'

const t = staffMails.webhook

type Webhook = typeof webhooks.$inferSelect

const patienceDays = 3
/** 'Gone': the receiver wants nothing more. */
const gone = 410

export async function noteSuccess(tx: Db, { id, failing_since }: Webhook): Promise<void> {
  if (failing_since === null) return
  await tx.update(webhooks).set({ failing_since: null }).where(eq(webhooks.id, id))
}

export async function noteFailure(
  tx: Db,
  ctx: Needs<'mailer' | 'queue' | 'siteUrl'>,
  { id }: Webhook,
  { status, problem }: Attempt,
): Promise<void> {
  const [failing] = await tx
    .update(webhooks)
    .set({ failing_since: sql`coalesce(${webhooks.failing_since}, now())` })
    .where(eq(webhooks.id, id))
    .returning({
      isTooLong: sql<boolean>`${webhooks.failing_since} < now() - make_interval(days => ${patienceDays})`,
    })
  if (!failing?.isTooLong && status !== gone) return
  const [paused] = await tx
    .update(webhooks)
    .set({ paused_at: sql`now()`, version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.id, id), isNull(webhooks.paused_at)))
    .returning()
  if (!paused) return
  await audit(tx, system(t.server), {
    action: 'pause',
    entity: 'webhook',
    entityId: id,
    before: { paused: false },
    after: { paused: true, problem },
  })
  await tellAdministrators(tx, ctx, paused, problem ?? '')
}

async function tellAdministrators(
  tx: Db,
  { mailer, queue, siteUrl }: Needs<'mailer' | 'queue' | 'siteUrl'>,
  { id, name, url }: Webhook,
  problem: string,
): Promise<void> {
  const link = siteUrl() + adminPaths.webhook(id)
  const subject = t.subject({ name })
  const parts: MailPart[] = [
    { heading: subject },
    { fact: t.address, value: new URL(url).host },
    { fact: t.lastAttempt, value: problem },
    { fact: t.open, value: link, link },
    { text: t.text({ days: patienceDays }) },
  ]
  for (const { email } of await readAdministrators(tx)) {
    const [mail] = await tx
      .insert(mails)
      .values({
        purpose: 'webhook',
        recipient: email,
        subject,
        text: asText(parts),
        html: asHtml(subject, parts, agency),
        status: mailer ? 'waiting' : 'kept',
      })
      .returning({ id: mails.id })
    if (mail && mailer) await queue.enqueue(tx, 'mail-written', { mailId: mail.id })
  }
}
