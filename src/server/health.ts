/** Whether this process lives, and whether it should be sent visitors. */
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { z } from 'zod'

export type Health = {
  /** The reason not to send visitors here, or undefined when all is well. */
  notReady: () => Promise<string | undefined>
}

/** The answer at /health/live and /health/ready. */
export async function healthAnswer(health: Health, target: string): Promise<Response> {
  const live = target.startsWith('/health/live')
  const reason = live ? undefined : await health.notReady()
  const body = JSON.stringify(reason ? { status: 'not ready', reason } : { status: live ? 'live' : 'ready' })
  return new Response(body, {
    status: reason ? 503 : 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export type HealthSources = {
  pool: Pick<pg.Pool, 'query'>
  /** drizzle-kit's journal of the migrations this version knows. */
  journal: string
  isStopping: () => boolean
}

export async function watchHealth({ pool, journal, isStopping }: HealthSources): Promise<Health> {
  const newest = newestMigration(await readFile(journal, 'utf8'))
  return {
    async notReady() {
      if (isStopping()) return 'The server is shutting down.'
      try {
        const { rows } = await pool.query<{ applied: string | null }>(
          'SELECT max(created_at)::text AS applied FROM drizzle.__drizzle_migrations',
        )
        const applied = Number(rows[0]?.applied ?? 0)
        return applied >= newest ? undefined : 'The database waits for its migrations.'
      } catch {
        return 'The database does not answer.'
      }
    },
  }
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

function newestMigration(journal: string): number {
  const { entries } = Journal.parse(JSON.parse(journal))
  return Math.max(0, ...entries.map((entry) => entry.when))
}
