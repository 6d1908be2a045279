import { allTypes } from '#contract/listings/property.ts'
import type { Search, SearchAnswer } from '#contract/search/search.ts'
import { size } from './bits.ts'
import { countChoices, matchingRows, total } from './counts.ts'
import { type Keyword, noKeyword, readKeyword } from './keyword.ts'
import { type Match, match } from './match.ts'
import { pageOf } from './page.ts'
import { question } from './question.ts'
import { Scratch } from './scratch.ts'
import type { Store } from './store.ts'

/** What a search found: the ids of its page in order, and all that is said about the rest. */
export type Found = Pick<SearchAnswer, 'counts' | 'areas' | 'without'> & {
  ids: number[]
  total: number
  keywordUnderstood: string | null
}

const scratch = new Scratch()

export function find(store: Store, search: Search): Found {
  scratch.reset()
  const keyword = readKeyword(search.keyword, store)
  const matches = matchesOf(store, search, keyword)
  const found = matches.map((one) => ({ partition: one.partition, rows: matchingRows(one, scratch) }))
  const count = found.reduce((sum, { rows }) => sum + size(rows), 0)
  const offset = (search.page - 1) * search.perPage
  const { names } = store
  return {
    ids: offset < count ? pageOf(found, { sort: search.sort, offset, limit: search.perPage }) : [],
    total: count,
    counts: countChoices(matches, { scratch, names, withAreas: search.cityId !== undefined }),
    areas: search.areaIds.flatMap((id) => names.area(id) ?? []),
    keywordUnderstood: keyword.understood,
    without: count === 0 ? whatEachKeepsOut(store, search, keyword) : [],
  }
}

function matchesOf(store: Store, search: Search, keyword: Keyword): Match[] {
  const asked = question(search, store.names, keyword)
  return store
    .partitionsOf(asked.purpose, asked.cityId)
    .map((partition) => match(partition, asked, { store, scratch }))
}

/** The filters that can be taken away, with the value that does not filter; the purpose is always one of two. */
const unset = {
  cityId: undefined,
  areaIds: [],
  type: allTypes.value,
  subtype: [],
  minPrice: undefined,
  maxPrice: undefined,
  minSize: undefined,
  maxSize: undefined,
  beds: undefined,
  baths: undefined,
  projectId: undefined,
  agentId: undefined,
  keyword: undefined,
} as const

type Filter = keyof typeof unset

const filters = [
  'cityId',
  'areaIds',
  'type',
  'subtype',
  'minPrice',
  'maxPrice',
  'minSize',
  'maxSize',
  'beds',
  'baths',
  'projectId',
  'agentId',
  'keyword',
] as const satisfies readonly Filter[]

/** For each filter that is set: how many listings there would be without it alone, most first. */
function whatEachKeepsOut(store: Store, search: Search, keyword: Keyword): Found['without'] {
  return filters
    .filter((key) => isSet(search[key]) && search[key] !== unset[key])
    .map((key) => {
      scratch.reset()
      const words = key === 'keyword' ? noKeyword : keyword
      const matches = matchesOf(store, { ...search, [key]: unset[key] }, words)
      return { key, count: total(matches, scratch) }
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

function isSet(value: Search[Filter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}
