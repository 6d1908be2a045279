import type { HomeListings } from '#contract/listings/listing.ts'
import type { Context } from '../context.ts'
import { firstCards } from './cards.ts'
import { presentCard } from './present.ts'

const mostOnHomePage = 60

/** What the home page shows: featured first, then newest, at most 60 (D22). */
export async function homeListings({ db }: Context): Promise<HomeListings> {
  const rows = await firstCards(db, mostOnHomePage)
  return { data: rows.map(presentCard) }
}
