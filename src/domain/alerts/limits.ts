/** Limits of messages and alerts for one address. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { mostAlerts } from '#contract/alerts/alert-fields.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMessages, alerts, mailbox } from '#db/schema/index.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Needs } from '../context.ts'
import { Conflict, RateLimited } from '../errors.ts'
import { openAttempts } from '../spam-protection/index.ts'
import type { Address } from './contacts.ts'

/** Messages that one visitor may cause to an address in 24 hours: the address need not be the visitor's. */
export const mostByOne = 3

/**
 * Messages of each purpose that one mailbox gets in 24 hours, from all visitors. The link to its alerts is
 * always the same: its owner has it, and can confirm there the alerts that got no message of their own.
 */
const mostADay = { confirm: 6, link: 3 }

const dayMs = 86_400_000

/**
 * Counts a message that a visitor causes to an address. The result depends on nothing that other visitors
 * did.
 * @param visitor where the request came from, when that is known
 * @throws RateLimited when the visitor has reached today's limit
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

/** Whether an address, in any spelling, has reached today's limit of messages of this purpose. */
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
