import { Search, type SearchAnswer, searchFilters } from '#contract/search/search.ts'
import type { SearchFilter } from '#contract/search/search-keys.ts'
import { countBits } from './bit-set.ts'
import { BufferPool } from './buffer-pool.ts'
import { countChoices, matchingRows } from './counts.ts'
import { type Keyword, noKeyword, readKeyword } from './keyword.ts'
import { type Match, match, matchAll } from './match.ts'
import { pageOf, type Rows } from './page.ts'
import { type IndexQuery, parseQuery } from './query.ts'
import type { Store } from './store.ts'

/** The result of a search: the ids of its page in order, and the facts of the rest. */
export type Found = Pick<SearchAnswer, 'counts' | 'areas' | 'without'> & {
  ids: number[]
  total: number
  keywordUnderstood: string | null
}

export const buffers = new BufferPool()

export function find(store: Store, search: Search): Found {
  buffers.reset()
  const keyword = readKeyword(search.keyword, store)
  const matches = matchesOf(store, search, keyword)
  const { names } = store
  const page = pageFrom(
    matches.map((one) => ({ partition: one.partition, rows: matchingRows(one, buffers) })),
    search,
  )
  return {
    ...page,
    counts: countChoices(matches, { buffers, names, withAreas: hasPlace(search) }),
    areas: search.areaIds.flatMap((id) => names.areaWithCity(id) ?? []),
    keywordUnderstood: keyword.understood,
    without: page.total === 0 ? countsWithoutEachFilter(store, search, keyword) : [],
  }
}

/** The ids of a search's page and the total alone: a tenth of the work of `find`. */
export function findIds(store: Store, search: Search): Pick<Found, 'ids' | 'total'> {
  buffers.reset()
  return pageFrom(
    findRows(store, parseQuery(search, store.names, readKeyword(search.keyword, store))),
    search,
  )
}

function pageFrom(found: readonly Rows[], search: Search): Pick<Found, 'ids' | 'total'> {
  const count = countRows(found)
  const offset = (search.page - 1) * search.perPage
  const ids = offset < count ? pageOf(found, { sort: search.sort, offset, limit: search.perPage }) : []
  return { ids, total: count }
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

/** The rows that fit the whole question, in each partition that has any. */
export function findRows(store: Store, asked: IndexQuery): Rows[] {
  return store.partitionsOf(asked.purpose, asked.cityId).flatMap((partition) => {
    const rows = matchAll(partition, asked, { store, buffers })
    return rows ? [{ partition, rows }] : []
  })
}

export function countRows(found: readonly Rows[]): number {
  return found.reduce((sum, { rows }) => sum + countBits(rows), 0)
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
