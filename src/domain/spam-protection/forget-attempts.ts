import { lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { attempts } from '#db/schema/index.ts'

/** Forgets whom nobody counts any more. */
export async function forgetAttempts(db: Db): Promise<void> {
  await db.delete(attempts).where(lt(attempts.ends_at, sql`now()`))
}
