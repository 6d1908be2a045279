import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { alertContacts, alerts } from '#db/schema/index.ts'
import type { ContactRow } from './contacts.ts'
import { mustHaveRoom } from './limits.ts'

export type AlertRow = typeof alerts.$inferSelect

/**
 * Confirms pending alerts of a contact, which is locked. When one watches the same as an older one, the older
 * one is kept with the new frequency, so that nothing is reported twice.
 * @throws Conflict when the contact has as many alerts as it may
 */
export async function activate(tx: Db, contact: ContactRow, pending: readonly AlertRow[]): Promise<void> {
  for (const alert of pending) {
    const older = await sameAlert(tx, alert)
    if (older?.status !== 'active' && older?.status !== 'paused') await mustHaveRoom(tx, contact.id)
    if (older) await tx.delete(alerts).where(eq(alerts.id, alert.id))
    const { frequency, reference, price_drop, gone } = alert
    const goesOn = older?.status === 'active'
    await tx
      .update(alerts)
      .set({
        status: 'active',
        ...{ frequency, reference, price_drop, gone },
        ...(older && !goesOn && { since: sql`now()` }),
        status_at: sql`now()`,
      })
      .where(eq(alerts.id, older?.id ?? alert.id))
  }
  await tx
    .update(alertContacts)
    .set({ confirmed_at: sql`coalesce(${alertContacts.confirmed_at}, now())`, refusals: 0, bounced_at: null })
    .where(eq(alertContacts.id, contact.id))
}

async function sameAlert(tx: Db, alert: AlertRow): Promise<AlertRow | undefined> {
  const { id, contact_id, kind, purpose, city_id, area_ids, filters, listing_id } = alert
  const [older] = await tx
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.contact_id, contact_id),
        eq(alerts.kind, kind),
        ne(alerts.id, id),
        inArray(alerts.status, ['active', 'paused', 'ended']),
        sql`(${alerts.purpose}, ${alerts.city_id}, ${alerts.listing_id}) is not distinct from
          (${purpose}::text, ${city_id}::int, ${listing_id}::int)`,
        sql`${alerts.area_ids} = ${sql.param(area_ids)}::int[]`,
        sql`${alerts.filters} = ${JSON.stringify(filters)}::jsonb`,
      ),
    )
    .orderBy(asc(alerts.id))
    .limit(1)
  return older
}
