import { writtenRank } from '#contract/places/place-match.ts'
import type { Suggestion } from '#contract/search/suggestion.ts'
import { suggestAgents } from './agents.ts'
import type { AskedFor, Ranked, SuggestContext } from './asked-for.ts'
import { suggestLandmarks } from './landmarks.ts'
import { suggestListing } from './listing.ts'
import { rankedPlaces } from './places.ts'
import { suggestProjects } from './projects.ts'
import { suggestSearch } from './understood-search.ts'

const mostPlaces = 6

/** Everything that can be suggested, in the order in which it is shown: a further source is one more of these. */
const sources: ReadonlyArray<(ctx: SuggestContext, asked: AskedFor) => Promise<Ranked[]>> = [
  suggestListing,
  suggestSearch,
  async (ctx, asked) => rankedPlaces(ctx, asked).slice(0, mostPlaces),
  suggestProjects,
  suggestLandmarks,
  suggestAgents,
]

/**
 * The meanings of a typed text, the best of each kind together, named in the current language. Kinds with the
 * text in a name come before those that only resemble it. `text` may be Roman Urdu or Urdu; the listings of
 * places are counted for the purpose, or for both.
 * @throws Unavailable while the search index is still being read
 */
export async function suggest(ctx: SuggestContext, asked: AskedFor): Promise<Suggestion[]> {
  const kinds = await Promise.all(sources.map((find) => find(ctx, asked)))
  const written = kinds.filter(isWritten)
  const resembling = kinds.filter((found) => !isWritten(found))
  return [...written, ...resembling].flat().map(({ suggestion }) => suggestion)
}

function isWritten(found: readonly Ranked[]): boolean {
  return found.some(({ rank }) => rank <= writtenRank)
}
