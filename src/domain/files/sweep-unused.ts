import { and, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { files } from '#db/schema/index.ts'
import { failedSteps } from '#messages/admin.ts'
import type { Context } from '../context.ts'
import { runEach } from '../run-each.ts'
import { isUnused, removeUnused } from './remove-unused.ts'

/** Files a transaction: locks are short, and a file that cannot be deleted holds up few others. */
const atOnce = 50

/**
 * Removes uploads that are older than a day and were never used, from abandoned editors and lost connections.
 * Files that any row of any table names stay: shown ones, saved drafts, and those named by imports or the
 * audit log.
 */
export async function sweepUnused(ctx: Context<'db' | 'queue' | 'storage'>): Promise<void> {
  const { db } = ctx
  const old = lt(files.created_at, sql`now() - interval '1 day'`)
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(and(old, isUnused(db)))
  const named = await namedSomewhere(
    db,
    found.map(({ id }) => id),
  )
  const gone = found.map(({ id }) => id).filter((id) => !named.has(id))
  const steps = Array.from({ length: Math.ceil(gone.length / atOnce) }, (_, step) => {
    const ids = gone.slice(step * atOnce, (step + 1) * atOnce)
    return [failedSteps.filesFrom({ id: ids[0] ?? '' }), () => removeUnused(ctx, ids)] as const
  })
  await runEach(Object.fromEntries(steps))
}

/** Those of `ids` that are in any row of any table, future tables included. */
async function namedSomewhere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  if (ids.length === 0) return named
  return db.transaction(async (tx) => {
    // Searching years of the audit log takes time, and this runs in the background.
    await tx.execute(sql`set local statement_timeout = '20min'`)
    const { rows: tables } = await tx.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'files'`)
    for (const { name } of tables) {
      const { rows } = await tx.execute<{ id: string }>(idsIn(sql.identifier(name), ids))
      for (const { id } of rows) named.add(id)
    }
    return named
  })
}

/** The whole row as text: its columns, and the values inside of them. */
function idsIn(table: SQL | ReturnType<typeof sql.identifier>, ids: readonly string[]): SQL {
  return sql`
    select distinct said.id[1] as id
    from ${table} as one cross join lateral regexp_matches(one::text, 'media/([A-Za-z0-9_-]{22})/', 'g') as said (id)
    where one::text like '%media/%' and said.id[1] = any(${sql.param(ids)}::text[])`
}
