import { lt, sql } from 'drizzle-orm'
import { idempotencyKeys } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** Deletes stored answers after two days: requests are not repeated after that. */
export async function forgetAnswers({ db }: Context): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '2 days'`))
}
