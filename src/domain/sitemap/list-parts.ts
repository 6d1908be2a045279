import { sql } from 'drizzle-orm'
import { entriesInPart, type SitemapPart, sitemapKinds } from '#contract/content/sitemap.ts'
import type { Context } from '../context.ts'
import { kinds } from './kinds.ts'

/** The parts of the sitemap that have anything in them, each with the time of its latest change. */
export async function listSitemapParts({ db }: Context): Promise<SitemapPart[]> {
  const parts = sitemapKinds.map(
    (kind) => sql`
      select ${kind}::text as kind, min(id)::int as first, max(changed_at) as changed_at
      from (select id, changed_at, row_number() over (order by id) - 1 as at from (${kinds[kind]}) as entry) as numbered
      group by at / ${sql.raw(String(entriesInPart))}`,
  )
  const { rows } = await db.execute<Omit<SitemapPart, 'changed_at'> & { changed_at: Date | null }>(
    sql`${sql.join(parts, sql` union all `)} order by kind, first`,
  )
  return rows.map((part) => ({ ...part, changed_at: iso(part.changed_at) }))
}

export function iso(time: Date | string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
