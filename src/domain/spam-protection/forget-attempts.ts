import { lt, sql } from 'drizzle-orm'
import { attempts } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** Deletes counts whose time is over. */
export async function forgetAttempts({ db }: Context): Promise<void> {
  await db.delete(attempts).where(lt(attempts.ends_at, sql`now()`))
}
