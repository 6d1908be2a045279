import { lt, sql } from 'drizzle-orm'
import { deviceTransfers } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** Deletes transfers to other devices that have ended. */
export async function forgetTransfers({ db }: Context): Promise<void> {
  await db.delete(deviceTransfers).where(lt(deviceTransfers.ends_at, sql`now()`))
}
