import { and, eq, ne, or, sql } from 'drizzle-orm'
import { confirmHours } from '#contract/alerts/alert-fields.ts'
import { alertContacts, alerts } from '#db/schema/index.ts'
import type { Context, Needs } from '../context.ts'
import { type Address, readAddresses } from './contacts.ts'
import { writeMessage } from './enqueue-message.ts'
import { gotEnough } from './limits.ts'

/**
 * Sends an address the link to its alerts if it has some. The lookup happens later, in `writeLink`: neither
 * the answer nor its time reveals whether there are any.
 * @throws Invalid for an address that cannot be used
 */
export async function askForLink(
  ctx: Context<'db' | 'queue' | 'whatsApp'>,
  asked: { email: string; whatsapp: string },
): Promise<void> {
  for (const address of readAddresses(ctx, asked)) await ctx.queue.enqueue(ctx.db, 'alerts-link', address)
}

/** An address without alerts, and without one that can still be confirmed, is passed over. */
export async function writeLink(ctx: Needs<'db' | 'queue'>, address: Address): Promise<void> {
  const isPending = sql`${alerts.created_at} > now() - make_interval(hours => ${confirmHours})`
  await ctx.db.transaction(async (tx) => {
    const [contact] = await tx
      .select({ id: alertContacts.id })
      .from(alertContacts)
      .innerJoin(
        alerts,
        and(eq(alerts.contact_id, alertContacts.id), or(ne(alerts.status, 'pending'), isPending)),
      )
      .where(and(eq(alertContacts.channel, address.channel), eq(alertContacts.address, address.address)))
      .limit(1)
    if (contact && !(await gotEnough(tx, address, 'link')))
      await writeMessage({ ...ctx, db: tx }, { contact_id: contact.id, purpose: 'link' })
  })
}
