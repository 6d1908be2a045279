import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { settings } from '#db/schema/index.ts'
import type { Measured } from './measure.ts'

/** Under this key the table `settings` has what was measured last. */
export const accuracyKey = 'estimate accuracy'

export type StoredAccuracy = {
  at: string
  /** The day in Pakistan. */
  day: string
  /** How many prices there were. */
  evidence: number
  purposes: Measured[]
}

/** The last measurement; undefined when there is none. */
export async function readStoredAccuracy(db: Db): Promise<StoredAccuracy | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, accuracyKey))
  return isStored(row?.value) ? row.value : undefined
}

/** Only this server writes it. */
function isStored(value: unknown): value is StoredAccuracy {
  return typeof value === 'object' && value !== null && 'purposes' in value
}
