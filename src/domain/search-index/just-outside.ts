/** The homes that miss one limit of a search by little. */
import { type MissedLimit, mostJustOutside } from '#contract/search/just-outside.ts'
import { Search } from '#contract/search/search.ts'
import { floatAt, wholeAt } from '../typed-arrays.ts'
import { rowsOf } from './bit-set.ts'
import { buffers, findRows } from './find-rows.ts'
import { type Keyword, noKeyword } from './keyword.ts'
import { pageOf } from './page.ts'
import type { Partition } from './partition.ts'
import { type IndexQuery, parseQuery } from './query.ts'
import type { Store } from './store.ts'
import { type WiderLimit, widerLimits } from './wider-limits.ts'

/** A home that misses one limit: which one, and how far it is outside (`by` of the contract). */
export type Missed = { id: number; limit: MissedLimit; by: number; partition: Partition; row: number }

type Candidate = Missed & {
  /** How far outside in parts of what is little, so that limits can be compared. */
  part: number
}

/** The nearest homes outside one limit each, at most six. `leftOut` is a limit that none may miss. */
export function findJustOutside(
  store: Store,
  search: Search,
  { keyword, leftOut }: { keyword: Keyword; leftOut?: MissedLimit },
): Missed[] {
  const asked = parseQuery(search, store.names, keyword)
  const nearest: Candidate[] = []
  for (const wider of widerLimits({ search, asked, names: store.names })) {
    if (wider.limit !== leftOut) addNearest(nearest, store, asked, wider)
  }
  return nearest
}

/** Percents are no whole numbers of a computer: 40 % above 1.5 is 2.1. */
const rounding = 1e-9

function addNearest(nearest: Candidate[], store: Store, asked: IndexQuery, wider: WiderLimit): void {
  const { limit, little, most } = wider
  buffers.reset()
  for (const { partition, rows } of findRows(store, { ...asked, ...wider.asked })) {
    for (const row of rowsOf(rows)) {
      const by = wider.by(partition.columns, row)
      if (by <= 0 || by > most * (1 + rounding)) continue
      const id = wholeAt(partition.columns.id, row)
      keepNearest(nearest, { id, limit, by: rounded(limit, by), part: by / little, partition, row })
    }
  }
}

function keepNearest(nearest: Candidate[], candidate: Candidate): void {
  const place = nearest.findLastIndex((other) => comesBefore(other, candidate)) + 1
  if (place >= mostJustOutside) return
  nearest.splice(place, 0, candidate)
  nearest.length = Math.min(nearest.length, mostJustOutside)
}

function comesBefore(one: Candidate, other: Candidate): boolean {
  return one.part < other.part || (one.part === other.part && one.id > other.id)
}

const inKm: ReadonlySet<MissedLimit> = new Set(['areaIds', 'box', 'shape', 'near'])

/** To whole numbers, km to one decimal; never to nothing. */
function rounded(limit: MissedLimit, by: number): number {
  return inKm.has(limit) ? Math.max(0.1, Math.round(by * 10) / 10) : Math.max(1, Math.round(by))
}

/** The filters that say which homes are meant and where, whatever else is asked of them. */
function kindAndPlace({ purpose, cityId, areaIds, box, shape, near, type, subtype }: Search) {
  return { purpose, cityId, areaIds, box, shape, near, type, subtype }
}

const everything = Search.parse({})
const anyPrice = { from: 1, to: Number.POSITIVE_INFINITY }

/** The lowest price of homes of this kind in this place; null when it is within the limit, or when there is none. */
export function startingPrice(store: Store, search: Search): number | null {
  const { maxPrice } = search
  if (maxPrice === undefined) return null
  buffers.reset()
  const asked = parseQuery({ ...everything, ...kindAndPlace(search) }, store.names, noKeyword)
  const found = findRows(store, { ...asked, price: anyPrice })
  const [id = 0] = pageOf(found, { sort: 'price-low', offset: 0, limit: 1 })
  const place = store.rowNumbers.find(id)
  const columns = place && store.partitions[place.partition]?.columns
  const lowest = columns ? floatAt(columns.price, place.row) : 0
  return lowest > maxPrice ? lowest : null
}
