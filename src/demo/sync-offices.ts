import { and, eq, notInArray, sql } from 'drizzle-orm'
import { agency } from '#agency'
import type { Db } from '#db/client.ts'
import { offices } from '#db/schema/index.ts'
import { continueIdsOf } from './insert.ts'

/**
 * Brings the offices to what agency.config.ts says (D1). For every start; writes only what
 * differs, and nothing of what was saved in the admin app.
 */
export async function syncOffices(db: Db): Promise<void> {
  const rows = agency.offices.map(({ mapUrl, ...office }, position) => ({
    ...office,
    map_url: mapUrl,
    position,
  }))
  await db.transaction(async (tx) => {
    const ids = rows.map(({ id }) => id)
    await tx.delete(offices).where(and(notInArray(offices.id, ids), eq(offices.is_own, false)))
    await tx
      .insert(offices)
      .values(rows)
      .onConflictDoUpdate({
        target: offices.id,
        set: {
          name: sql`excluded.name`,
          city: sql`excluded.city`,
          address: sql`excluded.address`,
          email: sql`excluded.email`,
          phone: sql`excluded.phone`,
          hours: sql`excluded.hours`,
          map_url: sql`excluded.map_url`,
          lat: sql`excluded.lat`,
          long: sql`excluded.long`,
        },
        setWhere: sql`not ${offices.is_own} and (offices.name, offices.city, offices.address, offices.email, offices.phone, offices.hours, offices.map_url, offices.lat, offices.long)
          is distinct from (excluded.name, excluded.city, excluded.address, excluded.email, excluded.phone, excluded.hours, excluded.map_url, excluded.lat, excluded.long)`,
      })
    await continueIdsOf(tx, [offices])
  })
}
