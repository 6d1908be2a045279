/**
 * How often somebody tried something lately, counted in the database: sites on one database share every limit, and a
 * restart forgets nothing. Forms are rare enough for a statement each, and those that come together share one.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { microBatch } from '../micro-batch.ts'

export const windowMs = 10 * 60_000

export type Tally = { count: number; endsInMs: number }

export type Attempts = {
  /**
   * Counts one more attempt of the subject, such as 'phone +923001234567', and gives how many it makes in ten minutes,
   * or within `ms`. No two attempts, wherever they are counted, get the same number.
   */
  count(subject: string, ms?: number): Promise<Tally>
}

type Asked = { digest: string; ms: number }
type Added = { count: number; ms: number }

const mostTogether = 200

/** In the database subjects are digests made with `secret`. */
export function openAttempts(db: Db, secret: string): Attempts {
  const count = microBatch((asked: readonly Asked[]) => countAll(db, asked), mostTogether)
  return {
    count(subject, ms = windowMs) {
      return count({ digest: createHmac('sha256', secret).update(subject).digest('base64url'), ms })
    },
  }
}

/** Adds them all in one statement; each gets its own place in the order in which they came. */
async function countAll(db: Db, asked: readonly Asked[]): Promise<(one: Asked) => Tally> {
  const places = new Map<Asked, number>()
  const added = new Map<string, Added>()
  for (const one of asked) {
    const place = (added.get(one.digest)?.count ?? 0) + 1
    added.set(one.digest, { count: place, ms: one.ms })
    places.set(one, place)
  }
  const after = await add(db, added)
  return (one) => {
    const { count = 0, ends_in_ms = 0 } = after.get(one.digest) ?? {}
    return {
      count: count - (added.get(one.digest)?.count ?? 0) + (places.get(one) ?? 0),
      endsInMs: ends_in_ms,
    }
  }
}

type Counted = { subject: string; count: number; ends_in_ms: number }

/** By the database's clock, and always in one order, so that no two sites wait for each other. */
async function add(db: Db, added: ReadonlyMap<string, Added>): Promise<Map<string, Counted>> {
  const subjects = [...added.keys()]
  const counts = [...added.values()].map(({ count }) => count)
  const seconds = [...added.values()].map(({ ms }) => ms / 1000)
  const { rows } = await db.execute<Counted>(sql`
    insert into attempts as kept (subject, count, ends_at)
    select subject, count, now() + make_interval(secs => seconds)
    from unnest(${sql.param(subjects)}::text[], ${sql.param(counts)}::int[], ${sql.param(seconds)}::float8[])
      as added (subject, count, seconds)
    order by subject
    on conflict (subject) do update set
      count = case when kept.ends_at > now() then kept.count else 0 end + excluded.count,
      ends_at = case when kept.ends_at > now() then kept.ends_at else excluded.ends_at end
    returning subject, count, extract(epoch from ends_at - now())::float8 * 1000 as ends_in_ms`)
  return new Map(rows.map((row) => [row.subject, row]))
}
