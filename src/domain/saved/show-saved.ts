import type { SavedAnswer } from '#contract/saved/saved.ts'
import type { Context } from '../context.ts'
import { cardsWithPage, presentCard } from '../listings/index.ts'
import { projectsById } from '../projects/index.ts'

type HomeIds = { listings?: readonly number[] | undefined; projects?: readonly number[] | undefined }

/**
 * The cards of the listings and projects of these IDs, in their order and in the language of the request. Listings
 * that are sold, rented or expired come with that status; what visitors can no longer open is left out.
 */
export async function showSaved(
  ctx: Context<'db' | 'search'>,
  { listings = [], projects = [] }: HomeIds,
): Promise<SavedAnswer> {
  const [rows, projectCards] = await Promise.all([
    cardsWithPage(ctx.db, listings),
    projectsById(ctx, projects),
  ])
  return { listings: rows.map(presentCard), projects: projectCards }
}
