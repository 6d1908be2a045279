import { and, eq, ne } from 'drizzle-orm'
import { alertContacts, alerts } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { readAddresses } from './contacts.ts'
import { gotEnoughLinks } from './limits.ts'
import { writeMessage } from './write-message.ts'

/**
 * Has the link to its alerts sent to an address that has some. What is thrown and how long it takes do not tell whether
 * it has: an address without alerts, or with enough links today, is passed over.
 * @throws Invalid for an address that cannot be used
 */
export async function sendLink(
  ctx: Context<'db' | 'queue' | 'whatsApp'>,
  asked: { email: string; whatsapp: string },
): Promise<void> {
  for (const address of readAddresses(ctx, asked)) {
    await ctx.db.transaction(async (tx) => {
      const [contact] = await tx
        .select({ id: alertContacts.id })
        .from(alertContacts)
        .innerJoin(alerts, and(eq(alerts.contact_id, alertContacts.id), ne(alerts.status, 'pending')))
        .where(and(eq(alertContacts.channel, address.channel), eq(alertContacts.address, address.address)))
        .limit(1)
      const isEnough = await gotEnoughLinks(tx, address)
      if (contact && !isEnough)
        await writeMessage({ ...ctx, db: tx }, { contact_id: contact.id, purpose: 'link' })
    })
  }
}
