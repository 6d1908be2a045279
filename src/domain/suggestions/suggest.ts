import type { Suggestion } from '#contract/search/suggestion.ts'
import { suggestPlaces } from '../places/suggest.ts'
import { suggestAgents } from './agents.ts'
import type { AskedFor, SuggestContext } from './asked-for.ts'
import { suggestLandmarks } from './landmarks.ts'
import { suggestListing } from './listing.ts'
import { suggestProjects } from './projects.ts'

const mostPlaces = 6

/** Everything that can be suggested, in the order in which it is shown: a further source is one more of these. */
const sources: ReadonlyArray<(ctx: SuggestContext, asked: AskedFor) => Promise<Suggestion[]>> = [
  suggestListing,
  async (ctx, asked) => suggestPlaces(ctx, asked).slice(0, mostPlaces),
  suggestProjects,
  suggestLandmarks,
  suggestAgents,
]

/**
 * What a typed text may mean, the best of each kind together, named in the language at hand. `text` may be Roman Urdu
 * or Urdu; the listings of places are counted for the purpose, or for both.
 * @throws Unavailable while the search index is still being read
 */
export async function suggest(ctx: SuggestContext, asked: AskedFor): Promise<Suggestion[]> {
  return (await Promise.all(sources.map((find) => find(ctx, asked)))).flat()
}
