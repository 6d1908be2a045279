/** How much one address may be sent and may have. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { mostAlerts } from '#contract/alerts/alert-fields.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMessages, alerts, mailbox } from '#db/schema/index.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Needs } from '../context.ts'
import { Conflict, RateLimited } from '../errors.ts'
import { openAttempts } from '../spam-protection/attempts.ts'
import type { Address } from './contacts.ts'

/** The messages that one visitor may have sent to an address in 24 hours: whoever types it need not own it. */
export const mostByOne = 3

/**
 * The messages of each purpose that one mailbox gets in 24 hours, whoever asks for them. Those with the link to its
 * alerts all have the same one: whoever owns it has it, and confirms there what got no message of its own.
 */
const mostADay = { confirm: 6, link: 3 }

const dayMs = 86_400_000

/**
 * Counts that a visitor has us write to an address. What comes of it depends on nothing that others did.
 * @param visitor where the request came from, when that is known
 * @throws RateLimited when it was as often today as one visitor may
 */
export async function countAsked(
  { db, secret }: Needs<'db' | 'secret'>,
  visitor: string | undefined,
  { channel, address }: Address,
): Promise<void> {
  if (visitor === undefined) return
  const asked = await openAttempts(db, secret).count(`alert ${channel} ${address} ${visitor}`, dayMs)
  if (asked.count > mostByOne)
    throw new RateLimited(t.tooManyRequests({ most: mostByOne }), Math.ceil(asked.endsInMs / 1000))
}

/** Whether an address, however it is spelled, got as many messages of this purpose today as it may. */
export async function gotEnough(
  tx: Db,
  { channel, address }: Address,
  purpose: keyof typeof mostADay,
): Promise<boolean> {
  // Two spellings of one mailbox are two contacts: they wait for each other here.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('alert links ' || ${mailbox(sql`${address}::text`)}, 0))`,
  )
  const [sent] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(alertMessages)
    .innerJoin(alertContacts, eq(alertContacts.id, alertMessages.contact_id))
    .where(
      and(
        eq(alertContacts.channel, channel),
        eq(mailbox(alertContacts.address), mailbox(sql`${address}::text`)),
        eq(alertMessages.purpose, purpose),
        gt(alertMessages.created_at, sql`now() - interval '24 hours'`),
      ),
    )
  return (sent?.count ?? 0) >= mostADay[purpose]
}

/** @throws Conflict when a contact has as many alerts as it may */
export async function mustHaveRoom(tx: Db, contactId: number): Promise<void> {
  const isKept = and(eq(alerts.contact_id, contactId), inArray(alerts.status, ['active', 'paused']))
  if ((await tx.$count(alerts, isKept)) >= mostAlerts)
    throw new Conflict(t.tooManyAlerts({ most: mostAlerts }))
}
