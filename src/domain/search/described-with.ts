import { or, sql } from 'drizzle-orm'
import { mostRankedByText, type Search } from '#contract/search/search.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { prepared } from '../prepared-query.ts'
import type { SearchIndex } from '../search-index/index.ts'

/**
 * Of the first results of a search, those whose description has a preferred word, or one that begins with it. The index
 * holds no descriptions. The same results are looked into for every page, so that the order does not change.
 */
export async function describedWith(
  { db, search }: { db: Db; search: Pick<SearchIndex, 'findIds'> },
  query: Search,
): Promise<number[]> {
  // Letters and digits alone, so that they stand for themselves in an expression.
  const words = query.prefer?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length === 0) return []
  const { ids } = search.findIds({ ...query, page: 1, perPage: mostRankedByText })
  if (ids.length === 0) return []
  const rows = await described(db).execute({ ids, words: `(^|[^[:alnum:]])(${words.join('|')})` })
  return rows.map(({ id }) => id)
}

const described = prepared((db) => {
  const has = (text: typeof listings.description | typeof listings.description_ur) =>
    sql`${text} ~* ${sql.placeholder('words')}`
  return db
    .select({ id: listings.id })
    .from(listings)
    .where(
      sql`${listings.id} = any(${sql.placeholder('ids')}::int[]) and ${or(has(listings.description), has(listings.description_ur))}`,
    )
    .prepare('described_with_words')
})
