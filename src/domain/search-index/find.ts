import { fewResults, type MissedLimit, mostOnCall } from '#contract/search/just-outside.ts'
import { Search, type SearchAnswer, searchFilters } from '#contract/search/search.ts'
import { type SearchFilter, sortOf } from '#contract/search/search-keys.ts'
import { countChoices, matchingRows } from './counts.ts'
import { buffers, countRows, findRows } from './find-rows.ts'
import { findJustOutside, startingPrice } from './just-outside.ts'
import { type Keyword, noKeyword, readKeyword } from './keyword.ts'
import { type Match, match } from './match.ts'
import { pageOf, type Rows } from './page.ts'
import { isRanked, preferredPage } from './preferred.ts'
import { onCallBeside, parseQuery } from './query.ts'
import type { Store } from './store.ts'

type Page = { ids: number[]; total: number }

/** The result of a search: the ids of its page in order, and the facts of the rest. */
export type Found = Page &
  Pick<SearchAnswer, 'counts' | 'areas' | 'without' | 'preferred'> & {
    keywordUnderstood: string | null
    /** A year's rent in percent of the price, of those of the page with a known one; only where they are sorted by it. */
    yields: ReadonlyMap<number, number>
    /** Those that only the limits of price leave out; the ids with the last page. */
    onCall: Page
    justOutside: { id: number; limit: MissedLimit; by: number }[]
    /** The lowest price of the kind and place, where it is above the limit and nothing was found. */
    startsAt: number | null
  }

/** `described`: listings whose description has one of the preferred words. */
export function find(store: Store, search: Search, described: readonly number[] = []): Found {
  buffers.reset()
  const keyword = readKeyword(search.keyword, store)
  const matches = matchesOf(store, search, keyword)
  const { names } = store
  const found = matches.map((one) => ({ partition: one.partition, rows: matchingRows(one, buffers) }))
  const page = isRanked(search)
    ? { total: countRows(found), ...preferredPage(store, found, { search, described }) }
    : { ...pageFrom(found, search), preferred: 0 }
  return {
    ...page,
    counts: countChoices(matches, { buffers, names, withAreas: hasPlace(search) }),
    areas: search.areaIds.flatMap((id) => names.areaWithCity(id) ?? []),
    keywordUnderstood: keyword.understood,
    yields: sortOf(search) === 'highest-yield' ? store.yieldsOf(page.ids) : new Map(),
    onCall: findOnCall(store, search, { keyword, isLastPage: isLastPage(page.total, search) }),
    justOutside:
      page.total < fewResults && search.page === 1 ? findJustOutside(store, search, { keyword }) : [],
    startsAt: page.total === 0 ? startingPrice(store, search) : null,
    without: page.total === 0 ? countsWithoutEachFilter(store, search, keyword) : [],
  }
}

/** The ids of a search's page, by its sort alone, and the total: a tenth of the work of `find`. */
export function findIds(store: Store, search: Search): Page {
  buffers.reset()
  return pageFrom(
    findRows(store, parseQuery(search, store.names, readKeyword(search.keyword, store))),
    search,
  )
}

function pageFrom(
  found: readonly Rows[],
  search: Pick<Search, 'purpose' | 'page' | 'perPage' | 'sort'>,
): Page {
  const count = countRows(found)
  const offset = (search.page - 1) * search.perPage
  const ids = offset < count ? pageOf(found, { sort: sortOf(search), offset, limit: search.perPage }) : []
  return { ids, total: count }
}

function isLastPage(total: number, { page, perPage }: Search): boolean {
  return page === Math.max(1, Math.ceil(total / perPage))
}

function findOnCall(
  store: Store,
  search: Search,
  { keyword, isLastPage }: { keyword: Keyword; isLastPage: boolean },
): Page {
  const asked = onCallBeside(parseQuery(search, store.names, keyword))
  if (!asked) return { ids: [], total: 0 }
  const { ids, total } = pageFrom(findRows(store, asked), {
    ...search,
    page: 1,
    perPage: mostOnCall,
  })
  return { ids: isLastPage ? ids : [], total }
}

/** Areas are counted in a city or a part of the map only: the whole country has too many. */
function hasPlace({ cityId, box, shape, near }: Search): boolean {
  return [cityId, box, shape, near].some((place) => place !== undefined)
}

function matchesOf(store: Store, search: Search, keyword: Keyword): Match[] {
  const asked = parseQuery(search, store.names, keyword)
  return store
    .partitionsOf(asked.purpose, asked.cityId)
    .map((partition) => match(partition, asked, { store, buffers }))
    .filter((found) => found !== undefined)
}

/** The search that filters nothing. */
const everything = Search.parse({})

/** For each filter that is set: how many listings there would be without it alone, most first. */
function countsWithoutEachFilter(store: Store, search: Search, keyword: Keyword): Found['without'] {
  return searchFilters
    .filter((key) => isSet(search[key]) && search[key] !== everything[key])
    .map((key) => {
      buffers.reset()
      const words = key === 'keyword' ? noKeyword : keyword
      const without = parseQuery({ ...search, [key]: everything[key] }, store.names, words)
      return { key, count: countRows(findRows(store, without)) }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

function isSet(value: Search[SearchFilter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}
