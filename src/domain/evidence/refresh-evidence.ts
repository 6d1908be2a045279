import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { markOutliers } from './mark-outliers.ts'
import { refreshBookings } from './refresh-bookings.ts'
import { refreshListings } from './refresh-listings.ts'

const refreshedKey = 'evidence refreshed'
const Refreshed = z.object({ at: z.coerce.date(), whole_at: z.coerce.date() })
const dayMs = 86_400_000

/**
 * Brings the evidence of our own listings and booked units up to date and judges outliers anew if anything changed: what changed since
 * the last time, and everything once a day.
 */
export async function refreshEvidence({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  const last = await readRefreshed(db)
  // A clock that was set back leaves a time that is still to come.
  const isWhole = !last || last.at > now || now.getTime() - last.whole_at.getTime() >= dayMs
  const listings = await refreshListings({ db, clock }, isWhole ? null : last.at)
  const bookings = await refreshBookings({ db })
  if (listings || bookings || isWhole) await markOutliers(db)
  const value = { at: now.toISOString(), whole_at: (isWhole ? now : last.whole_at).toISOString() }
  await db
    .insert(settings)
    .values({ key: refreshedKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updated_at: now } })
}

async function readRefreshed(db: Db): Promise<z.infer<typeof Refreshed> | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, refreshedKey))
  return Refreshed.safeParse(row?.value).data
}
