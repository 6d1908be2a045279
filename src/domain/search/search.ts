import type { ListingCard } from '#contract/listings/listing.ts'
import type { Search, SearchAnswer } from '#contract/search/search.ts'
import type { Db } from '#db/client.ts'
import { namesOfChosen, presentCard, publishedCards } from '../listings/index.ts'
import { pagination } from '../pagination.ts'
import { isRanked, type SearchIndex } from '../search-index/index.ts'
import { describedWith } from './described-with.ts'

/**
 * Published listings by filters: a page of cards, the exact total, the counts for the other choices. Prices in
 * PKR; a marla or kanal in the search is each listing's own (D28),
 * other sizes are compared as areas. A page past the end is empty.
 * @throws Unavailable while the index is still being read
 */
export async function searchListings(
  { db, search }: { db: Db; search: Pick<SearchIndex, 'find' | 'findIds'> },
  query: Search,
): Promise<SearchAnswer> {
  const found = search.find(query, isRanked(query) ? await describedWith({ db, search }, query) : [])
  // The index names the listings, the database says what they are now: one that is just gone is left out.
  const { onCall, justOutside, yields } = found
  const ids = [...found.ids, ...onCall.ids, ...justOutside.map(({ id }) => id)]
  const [rows, chosen] = await Promise.all([publishedCards(db, ids), namesOfChosen(db, query)])
  const cards = new Map(rows.map((row) => [row.id, presentCard(row)]))
  const cardsOf = (some: readonly number[]) => some.flatMap((id) => cards.get(id) ?? [])
  return {
    data: cardsOf(found.ids).map((card) => withYield(card, yields.get(card.id))),
    pagination: pagination(found.total, query.page, query.perPage),
    counts: found.counts,
    areas: found.areas,
    ...chosen,
    keyword_understood: found.keywordUnderstood,
    preferred: found.preferred,
    on_call: { total_records: onCall.total, data: cardsOf(onCall.ids) },
    just_outside: {
      data: justOutside.flatMap(({ id, limit, by }) =>
        cardsOf([id]).map((listing) => ({ limit, by, listing })),
      ),
      starts_at: found.startsAt,
    },
    without: found.without,
  }
}

function withYield(card: ListingCard, percent: number | undefined): ListingCard {
  return percent === undefined ? card : { ...card, yield_percent: Math.round(percent * 10) / 10 }
}
