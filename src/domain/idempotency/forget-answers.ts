import { lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** Forgets what requests were answered two days ago: nobody sends the same one again after that. */
export async function forgetAnswers({ db }: Context): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '2 days'`))
}
