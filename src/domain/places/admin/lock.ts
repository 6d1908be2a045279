import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { NotFound } from '../../errors.ts'

type CityRow = typeof cities.$inferSelect
export type AreaRow = typeof areas.$inferSelect

/** @throws NotFound for no such city */
export async function lockCity(tx: Db, id: number): Promise<CityRow> {
  const [row] = await tx.select().from(cities).where(eq(cities.id, id)).for('update')
  if (!row) throw new NotFound(t.unknownCityNow)
  return row
}

/** @throws NotFound for no such area */
export async function lockArea(tx: Db, id: number): Promise<AreaRow> {
  const [row] = await tx.select().from(areas).where(eq(areas.id, id)).for('update')
  if (!row) throw new NotFound(t.unknownArea)
  return row
}
