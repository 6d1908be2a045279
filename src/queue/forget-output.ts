import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Forgets what jobs said when they ended, such as a mail server's refusal; `which` is a condition on `output`. */
export async function forgetOutput(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`update pgboss.job set output = null where output is not null and ${which}`)
}
