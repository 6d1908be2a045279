import { SearchAnswer } from '#contract/search/search.ts'

/** The path of the newest listing that has pictures. */
export async function firstPicturedListing(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/listings/search`)
  const listing = SearchAnswer.parse(await answer.json()).data.find(({ image }) => image)
  if (!listing) throw new Error('No listing of the demo has pictures')
  return `/listing/${listing.id}`
}
