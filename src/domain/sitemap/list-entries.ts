import { sql } from 'drizzle-orm'
import { entriesInPart, SitemapEntries, type SitemapKind } from '#contract/content/sitemap.ts'
import { apiErrors } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { kinds } from './kinds.ts'
import { iso } from './list-parts.ts'

/**
 * The entries of a part, from the one that it begins with.
 * @throws NotFound when there are none
 */
export async function listSitemapEntries(
  { db }: Context,
  { kind, first }: { kind: SitemapKind; first: number },
): Promise<SitemapEntries> {
  const { rows } = await db.execute<{ changed_at: Date | null }>(
    sql`select * from (${kinds[kind]}) as entry where id >= ${first} order by id limit ${entriesInPart}`,
  )
  if (rows.length === 0) throw new NotFound(apiErrors.noSitemapPart)
  const entries = rows.map((row) => ({ ...row, changed_at: iso(row.changed_at) }))
  return SitemapEntries.parse({ kind, entries })
}
