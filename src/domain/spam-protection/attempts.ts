/**
 * How often somebody tried something lately. Counted in memory, because every form asks, and kept in the database
 * a moment later, so that a restart forgets nobody who came twice and several servers count together. A process that is
 * killed forgets the last second.
 */
import { createHmac } from 'node:crypto'
import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { attempts } from '#db/schema/index.ts'

export const windowMs = 10 * 60_000
const saveAfterMs = 1_000
// Past this many, the oldest are forgotten first: memory is not for the taking.
const mostSubjects = 200_000

/** `least` is how many new ones are worth saving: most people send one form, and are none of our business. */
type Windows = Map<string, Window>
type Window = { count: number; unsaved: number; least: number; endsAt: number }

export type Tally = { count: number; endsInMs: number }

export type Attempts = {
  /**
   * Counts one more attempt of the subject, such as 'phone +923001234567', and gives how many it makes in ten minutes.
   */
  count(subject: string, kept?: 'from the first'): Tally
  /** Saves what is not saved yet. */
  close(): Promise<void>
}

/** Goes on counting where the last process ended. In the database subjects are digests made with `secret`. */
export async function openAttempts(
  db: Db,
  secret: string,
  onTrouble: (error: unknown) => void,
): Promise<Attempts> {
  const windows: Windows = new Map()
  // From before the start, by digest, until the same subject comes again.
  const earlier: Windows = new Map()
  const digest = (subject: string) => createHmac('sha256', secret).update(subject).digest('base64url')
  let saving: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  // By the database's clock: this machine's may differ.
  const msLeft = sql<number>`(extract(epoch from ${attempts.ends_at} - now()) * 1000)::float8`
  const running = db
    .select({ subject: attempts.subject, count: attempts.count, msLeft })
    .from(attempts)
    .where(gt(attempts.ends_at, sql`now()`))
  for (const { subject, count, msLeft: ms } of await running.orderBy(asc(attempts.ends_at), asc(attempts.subject))) {
    earlier.set(subject, { count, unsaved: 0, least: 1, endsAt: Date.now() + ms })
  }

  async function save(): Promise<void> {
    timer = undefined
    const changed = [...windows]
      .filter(([, { unsaved, least }]) => unsaved >= least)
      .map(([subject, window]): [string, Window] => [digest(subject), window])
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const sent = changed.map(([, window]) => window.unsaved)
    changed.forEach(([, window]) => {
      window.unsaved = 0
      window.least = 1
    })
    try {
      const counts = await add(db, changed, sent)
      for (const [subject, window] of changed) window.count = (counts.get(subject) ?? 0) + window.unsaved
    } catch (error) {
      changed.forEach(([, window], at) => {
        window.unsaved += sent[at] ?? 0
      })
      saveSoon()
      onTrouble(error)
    }
  }

  /** Digests take longer than all the rest of counting: without anything from before the start none is made. */
  function ofEarlier(subject: string): Window | undefined {
    const key = earlier.size > 0 ? digest(subject) : undefined
    const window = key && earlier.get(key)
    if (!window) return undefined
    earlier.delete(key)
    windows.set(subject, window)
    return window
  }

  function saveSoon(): void {
    timer ??= setTimeout(() => {
      saving = save()
    }, saveAfterMs).unref()
  }

  return {
    count(subject, kept) {
      const now = Date.now()
      const known = windows.get(subject) ?? ofEarlier(subject)
      const window =
        known && known.endsAt > now
          ? known
          : { count: 0, unsaved: 0, least: kept ? 1 : 2, endsAt: now + windowMs }
      window.count += 1
      window.unsaved += 1
      if (window !== known) {
        windows.delete(subject)
        windows.set(subject, window)
        forgetOldest(windows, now)
        forgetOldest(earlier, now)
      }
      if (window.unsaved >= window.least) saveSoon()
      return { count: window.count, endsInMs: window.endsAt - now }
    },
    async close() {
      clearTimeout(timer)
      await saving
      await save()
      clearTimeout(timer)
    },
  }
}

/** Windows are in the order of their beginnings, and all are of one length. */
function forgetOldest(windows: Windows, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now && windows.size <= mostSubjects) return
    windows.delete(key)
  }
}

/** Adds to what is kept, other servers' attempts included; gives the sums. A window that is over begins anew. */
async function add(db: Db, changed: [string, Window][], counts: number[]): Promise<Map<string, number>> {
  if (changed.length === 0) return new Map()
  const subjects = changed.map(([subject]) => subject)
  const secondsLeft = changed.map(([, { endsAt }]) => (endsAt - Date.now()) / 1000)
  const { rows } = await db.execute<{ subject: string; count: number }>(sql`
    insert into attempts as kept (subject, count, ends_at)
    select sent.subject, sent.count, now() + sent.seconds_left * interval '1 second'
    from unnest(${sql.param(subjects)}::text[], ${sql.param(counts)}::int[], ${sql.param(secondsLeft)}::float8[])
      as sent (subject, count, seconds_left)
    on conflict (subject) do update set
      count = case when kept.ends_at > now() then kept.count else 0 end + excluded.count,
      ends_at = case when kept.ends_at > now() then kept.ends_at else excluded.ends_at end
    returning kept.subject, kept.count`)
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}
