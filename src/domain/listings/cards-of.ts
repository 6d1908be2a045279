import type { ListingCardsAnswer } from '#contract/listings/listing.ts'
import type { Context } from '../context.ts'
import { publishedCards } from './cards.ts'
import { presentCard } from './present.ts'

/** The cards of the published listings among `ids`, in the order of `ids`, in the language of the request. */
export async function cardsOf({ db }: Context<'db'>, ids: readonly number[]): Promise<ListingCardsAnswer> {
  const rows = await publishedCards(db, ids)
  return { data: rows.map(presentCard) }
}
