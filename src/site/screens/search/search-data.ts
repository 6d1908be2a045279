import type { AdContext } from '#contract/ads/ad-slots.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { type Answer, call } from '#ui/api.ts'
import { CallError } from '#ui/call-error.ts'
import { loadAdSlot } from '../../ads/ad-slot-data.ts'
import { readChoice } from './choice.ts'
import type { SearchQuery } from './query.ts'
import { withoutKeys } from './query.ts'
import { type Reading, readingOf } from './understood.ts'

/** What a search page shows: the answer, and what the API refused of the address with its messages. */
export type SearchData = {
  answer: Answer<'search'>
  /** The areas of the chosen city, where the API's host counts none. */
  areas: Answer<'areas'>
  refused: Readonly<Record<string, string>>
  /** What an ad between the homes is chosen by, where there is a place for one: nothing that was refused. */
  ad: AdContext | undefined
  /** How the words were read, when the filters were read from words. */
  reading: Reading | undefined
}

/**
 * Searches by an address. What the API refuses is left out, so that the page still shows homes and says in a plain
 * sentence what it could not use.
 */
export async function loadSearch(
  query: SearchQuery,
  signal?: AbortSignal,
  refused: Readonly<Record<string, string>> = {},
): Promise<SearchData> {
  const about = adContext(readChoice(query))
  try {
    const [answer, adSlot, reading] = await Promise.all([
      call('search', { query, ...(signal && { signal }) }),
      loadAdSlot({ placement: 'search_cards', ...about }),
      readingOf(query, signal),
    ])
    const areas = answer.counts ? [] : await loadAreas(about.city, signal)
    return { answer, areas, refused, ad: adSlot ? about : undefined, reading }
  } catch (thrown) {
    const fields = thrown instanceof CallError ? thrown.failure.fields : {}
    const usable = withoutKeys(query, fields)
    if (Object.keys(usable).length === Object.keys(query).length) throw thrown
    return loadSearch(usable, signal, { ...refused, ...fields })
  }
}

/** Without counts nothing says which areas there are to choose from. */
function loadAreas(cityId: number | undefined, signal: AbortSignal | undefined): Promise<Answer<'areas'>> {
  const none: Answer<'areas'> = []
  if (cityId === undefined) return Promise.resolve(none)
  return call('areas', { query: { cityId }, ...(signal && { signal }) }).catch(() => none)
}

function adContext({ cityId, purpose, type }: SearchChoice): AdContext {
  return { city: cityId, purpose, type: type === 'all' ? undefined : type }
}
