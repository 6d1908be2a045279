import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { offices as agencyOffices } from '#agency'
import type { Db } from '#db/client.ts'
import { continueIdsOf } from '#db/continue-ids.ts'
import { offices } from '#db/schema/index.ts'

/**
 * Brings the offices to what agency.config.ts says (D1). For every start; writes only what
 * differs, and nothing of what was saved in the admin app.
 */
export async function syncOffices(db: Db): Promise<void> {
  const rows = agencyOffices.map(({ mapUrl, urdu = {}, ...office }, position) => ({
    ...office,
    name_ur: urdu.name ?? '',
    city_ur: urdu.city ?? '',
    address_ur: urdu.address ?? '',
    hours_ur: urdu.hours ?? '',
    map_url: mapUrl,
    position,
  }))
  await db.transaction(async (tx) => {
    const ids = rows.map(({ id }) => id)
    await tx.delete(offices).where(and(notInArray(offices.id, ids), eq(offices.is_own, false)))
    const [now, wanted] = [columnsOf('offices'), columnsOf('excluded')]
    await tx
      .insert(offices)
      .values(rows)
      .onConflictDoUpdate({
        target: offices.id,
        set: Object.fromEntries(fromFile.map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
        setWhere: sql`not ${offices.is_own} and (${now}) is distinct from (${wanted})`,
      })
    await continueIdsOf(tx, [offices])
  })
}

/** Columns that follow the agency's file; the order is that of the first start, or the staff's. */
const fromFile = [
  'name',
  'name_ur',
  'city',
  'city_ur',
  'address',
  'address_ur',
  'email',
  'phone',
  'hours',
  'hours_ur',
  'map_url',
  'lat',
  'long',
] as const satisfies ReadonlyArray<keyof typeof offices.$inferInsert>

function columnsOf(row: 'offices' | 'excluded'): SQL {
  return sql.join(
    fromFile.map((name) => sql`${sql.identifier(row)}.${sql.identifier(name)}`),
    sql`, `,
  )
}
