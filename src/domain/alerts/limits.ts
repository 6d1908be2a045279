/** How much one address may be sent and may have. */
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { mostAlerts } from '#contract/alerts/alert-fields.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alertMessages, alerts, mailbox } from '#db/schema/index.ts'
import { alertErrors as t } from '#messages/server.ts'
import { Conflict } from '../errors.ts'
import type { Address } from './contacts.ts'

/** Messages with a link that one mailbox gets in 24 hours: whoever types an address need not own it. */
export const mostLinksADay = 3

/** Whether an address, however it is spelled, got as many messages with links today as it may. */
export async function gotEnoughLinks(tx: Db, { channel, address }: Address): Promise<boolean> {
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
        ne(alertMessages.purpose, 'matches'),
        gt(alertMessages.created_at, sql`now() - interval '24 hours'`),
      ),
    )
  return (sent?.count ?? 0) >= mostLinksADay
}

/** @throws Conflict when a contact has as many alerts as it may */
export async function mustHaveRoom(tx: Db, contactId: number): Promise<void> {
  const isKept = and(eq(alerts.contact_id, contactId), inArray(alerts.status, ['active', 'paused']))
  if ((await tx.$count(alerts, isKept)) >= mostAlerts)
    throw new Conflict(t.tooManyAlerts({ most: mostAlerts }))
}
