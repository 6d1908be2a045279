import type { z } from 'zod'
import { type HomeListings, type HomeListingsQuery, mostOnHomePage } from '#contract/listings/listing.ts'
import type { Context } from '../context.ts'
import { firstCards } from './cards.ts'
import { presentCard } from './present.ts'

/**
 * The listings of the home page: featured first, then newest, at most 60 (D22); at most the requested number
 * of a kind.
 */
export async function homeListings(
  { db }: Context,
  asked: z.output<typeof HomeListingsQuery>,
): Promise<HomeListings> {
  const rows = await firstCards(db, { ...asked, limit: mostOnHomePage })
  return { data: rows.map(presentCard) }
}
