/** What the page of a new alert shows: the search in words, or the listing. */
import { notFound } from '@tanstack/react-router'
import type { AlertChannel } from '#contract/alerts/alert-fields.ts'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { searchDetails } from '#contract/search/search-details.ts'
import { searchKeys } from '#contract/search/search-keys.ts'
import { searchLabels } from '#contract/search/search-labels.ts'
import { chosenNames, searchTitle } from '#contract/search/search-wording.ts'
import { joinList } from '#contract/text/join-list.ts'
import { call } from '#ui/api.ts'
import { orNotFound } from '../../or-not-found.ts'
import { readChoice } from '../search/choice.ts'
import type { SearchQuery } from '../search/query.ts'
import { readQuery } from '../search/read-query.ts'
import { loadSearch } from '../search/search-data.ts'
import { usableChoice } from '../search/usable-choice.ts'
import type { DescribedSearch } from './described-search.tsx'
import type { NewAlertQuery } from './new-alert-query.ts'
import { savedQuery } from './save-search.tsx'
import { searchPreview } from './search-preview.tsx'

export type NewAlert = { channels: readonly AlertChannel[] } & (
  | { of: 'search'; query: string; refused: string; described: DescribedSearch }
  | { of: 'listing'; id: number; title: string; isOffered: boolean }
)

export async function loadNewAlert(
  { listing, ...query }: NewAlertQuery,
  signal: AbortSignal,
): Promise<NewAlert> {
  const { data } = await call('alertChannels', { signal })
  const about =
    listing === undefined ? await ofSearch(readQuery(query), signal) : await ofListing(listing, signal)
  return { channels: data.channels, ...about }
}

async function ofSearch(query: SearchQuery, signal: AbortSignal) {
  const [data, cities] = await Promise.all([loadSearch(query, signal), call('cities', { signal })])
  const choice = usableChoice(readChoice(query), data)
  const city = cities.find(({ id }) => id === choice.cityId)?.name
  const refused = searchKeys.filter((key) => Object.hasOwn(data.refused, key))
  return {
    of: 'search' as const,
    query: savedQuery(choice),
    refused: joinList(refused.map((key) => (key in searchLabels ? filterLabel(key) : key))),
    described: {
      title: searchTitle(choice, { city, ...chosenNames(data.answer) }),
      details: searchDetails(choice),
      preview: searchPreview(data.answer, choice),
    },
  }
}

function filterLabel(key: string): string {
  const labels: Readonly<Record<string, { name: string }>> = searchLabels
  return labels[key]?.name ?? key
}

async function ofListing(typed: string, signal: AbortSignal) {
  const id = parsePropertyId(typed)
  if (id === undefined) throw notFound()
  const { property } = await orNotFound(call('listing', { params: { id }, signal }))
  const isOffered = property.status === 'published' || property.status === 'under offer'
  return { of: 'listing' as const, id, title: property.title, isOffered }
}
