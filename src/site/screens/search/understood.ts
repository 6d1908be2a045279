/** Queries in words: the server reads them as filters, and the page shows the search that they mean. */
import { redirect } from '@tanstack/react-router'
import { searchAddress } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { joinList } from '#contract/text/join-list.ts'
import { type Answer, call } from '#ui/api.ts'
import { localPath } from '#ui/local-path.ts'
import { offTheMap, readChoice } from './choice.ts'
import type { SearchQuery } from './query.ts'

type Meant = Answer<'understand'>

/** @throws a redirect to the search that the keyword of an address means, when it means filters */
export async function redirectToParsedSearch(query: SearchQuery, signal: AbortSignal): Promise<void> {
  const meant = await meantSearch(readChoice(query), signal)
  if (meant) throw redirect({ href: localPath(searchAddress(meant)), replace: true })
}

/**
 * The search that the keyword means; undefined when it means no filters, or is what an earlier reading left over.
 */
export async function meantSearch(
  choice: SearchChoice,
  signal: AbortSignal,
): Promise<SearchChoice | undefined> {
  const { keyword, typed } = choice
  if (!keyword || isLeftOver(keyword, typed)) return undefined
  const meant = await understood(keyword, choice, signal)
  if (!meant) return undefined
  const { unused: _unused, intent: _intent, which, ...filters } = meant
  if (!saysFilters(filters) && meant.keyword === keyword && !which) return undefined
  return {
    ...choice,
    ...makeRoom(choice, meant),
    ...filters,
    keyword: meant.keyword,
    prefer: meant.prefer,
    typed: keyword,
    page: 1,
  }
}

/** How the words of a search were read. */
export type Reading = {
  typed: string
  /** The search for the words themselves in place of the filters that were read from them, if any were. */
  wordsInstead: string | undefined
  /** The parts that no filter says and no listing has, as typed. */
  unused: readonly string[]
  /** Whether the words say that somebody wants to sell. */
  isSelling: boolean
  /** The places that a name in the words may mean, each with the search there; empty when it is clear. */
  which: ReadonlyArray<{ name: string; address: string }>
}

/** How the words were read that the filters of an address come from; undefined when they come from none. */
export async function readingOf(query: SearchQuery, signal?: AbortSignal): Promise<Reading | undefined> {
  const { keyword, typed } = query
  if (!typed) return undefined
  const { purpose, prefer: _, ...choice } = readChoice(query)
  const meant = await understood(typed, { ...choice, purpose }, signal)
  if (!meant) return undefined
  const { unused = [], intent, which: asked, ...filters } = meant
  const which = placesAsked(asked, readChoice(query))
  // The words themselves are searched.
  if (keyword === typed) return { typed, wordsInstead: undefined, unused: [], isSelling: false, which }
  const others = Object.fromEntries(Object.entries(choice).filter(([key]) => !Object.hasOwn(filters, key)))
  return {
    typed,
    wordsInstead: saysFilters(filters)
      ? searchAddress({ ...others, purpose, keyword: typed, typed, page: 1 })
      : undefined,
    unused,
    isSelling: intent === 'sell',
    which,
  }
}

/** The same search in each of the places, without the words that name them. */
function placesAsked(which: Meant['which'], { keyword = '', ...choice }: SearchChoice): Reading['which'] {
  if (!which) return []
  const words = keyword.split(/\s+/).filter((word) => !which.words.includes(word))
  return which.places.map(({ id, name, within, cityId }) => ({
    name: joinList([name, within]),
    address: searchAddress({
      ...{ ...choice, ...offTheMap, keyword: words.join(' ') || undefined },
      ...{ cityId, areaIds: [id], page: 1 },
    }),
  }))
}

/** Undefined when it cannot be found out: the words are then searched as they stand. */
function understood(
  text: string,
  { cityId, purpose }: SearchChoice,
  signal?: AbortSignal,
): Promise<Meant | undefined> {
  return call('understand', { query: { text, cityId, purpose }, ...(signal && { signal }) }).catch(
    () => undefined,
  )
}

function isLeftOver(keyword: string, typed: string | undefined): boolean {
  return typed !== undefined && keyword.split(/\s+/).every((word) => typed.includes(word))
}

function saysFilters({ keyword: _, prefer: _prefer, ...filters }: SearchChoice): boolean {
  return Object.keys(filters).length > 0
}

/** What was chosen before and means something else beside the words: the other end of a price, areas elsewhere. */
function makeRoom({ purpose, cityId }: SearchChoice, meant: Meant): SearchChoice {
  const saysPrice = meant.minPrice !== undefined || meant.maxPrice !== undefined
  const isOtherPurpose = meant.purpose !== undefined && meant.purpose !== purpose
  return {
    ...((meant.areaIds || meant.cityId !== undefined) && offTheMap),
    ...(meant.near && { ...offTheMap, cityId: undefined, areaIds: [] }),
    ...(meant.areaIds && { cityId: undefined }),
    ...(meant.cityId !== undefined && meant.cityId !== cityId && { areaIds: [] }),
    ...((meant.type || meant.subtype) && { type: 'all' as const, subtype: [] }),
    ...((saysPrice || isOtherPurpose) && { minPrice: undefined, maxPrice: undefined }),
    ...((meant.minFloor !== undefined || meant.maxFloor !== undefined) && {
      minFloor: undefined,
      maxFloor: undefined,
    }),
    ...(meant.sizeUnit && { minSize: undefined, maxSize: undefined }),
  }
}
