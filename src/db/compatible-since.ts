/**
 * The oldest version that still works with the database as it is, by its last migration. It is stored as a
 * comment on the record of migrations (ADR 0035); a database without that comment is compatible with every
 * version.
 */
import type pg from 'pg'

const form = /^compatible since (\d+)$/

/** SQL that gives the comment, for `parseSince`. */
export const sinceComment = `obj_description(to_regclass('drizzle.__drizzle_migrations'))`

/** Returns the time of that migration; 0 when none is noted. */
export function parseSince(comment: string | null | undefined): number {
  return Number(form.exec(comment ?? '')?.[1] ?? 0)
}

/** Notes the migration, unless a later version has noted a later one. */
export async function noteSince(client: pg.ClientBase, since: number): Promise<void> {
  const { rows } = await client.query<{ comment: string | null }>(`SELECT ${sinceComment} AS comment`)
  const noted = rows[0]?.comment
  if (form.test(noted ?? '') && parseSince(noted) >= since) return
  await client.query(`COMMENT ON TABLE drizzle.__drizzle_migrations IS 'compatible since ${since}'`)
}
