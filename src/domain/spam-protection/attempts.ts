/**
 * How often a subject tried something lately, counted in the database: sites on one database share every
 * limit, and a restart resets nothing.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export const windowMs = 10 * 60_000

export type Tally = { count: number; endsInMs: number }

export type Attempts = {
  /**
   * Counts one more attempt of the subject, such as 'phone +923001234567', and returns how many it makes in
   * ten minutes, or within `ms`. No two attempts, wherever they are counted, get the same number.
   */
  count(subject: string, ms?: number): Promise<Tally>
}

/** In the database subjects are digests made with `secret`. */
export function openAttempts(db: Db, secret: string): Attempts {
  return {
    count(subject, ms = windowMs) {
      return countOne(db, createHmac('sha256', secret).update(subject).digest('base64url'), ms)
    },
  }
}

type Counted = { count: number; ends_in_ms: number }

/**
 * By the database's clock. Does not wait for the disk, so that attempts of one subject do not queue for its
 * row.
 */
async function countOne(db: Db, digest: string, ms: number): Promise<Tally> {
  const { rows } = await db.execute<Counted>(sql`
    insert into attempts as kept (subject, count, ends_at)
    select ${digest}, 1, now() + make_interval(secs => ${ms / 1000})
    where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (subject) do update set
      count = case when kept.ends_at > now() then kept.count else 0 end + 1,
      ends_at = case when kept.ends_at > now() then kept.ends_at else excluded.ends_at end
    returning count, extract(epoch from ends_at - now())::float8 * 1000 as ends_in_ms`)
  const { count = 1, ends_in_ms = ms } = rows[0] ?? {}
  return { count, endsInMs: ends_in_ms }
}
