import { lt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { idempotencyKeys } from '#db/schema/index.ts'

/** Forgets what requests were answered two days ago: nobody sends the same one again after that. */
export async function forgetAnswers(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '2 days'`))
}
