import { deskPageSize, type ListingQuery } from '#contract/admin/listing-list.ts'
import { size } from '../search-index/bits.ts'
import { wholeAt, wordAt } from '../search-index/typed-arrays.ts'
import { type Fits, fitting, type Terms } from './fitting.ts'
import type { Rows } from './rows.ts'

export type FoundOnDesk = { ids: number[]; total: number }

/** A page of property IDs in order, and the exact number of all that fit: as `conditionsOf` says it in SQL. */
export function find(rows: Rows, asked: ListingQuery, terms: Terms): FoundOnDesk {
  const found = rows.live.words.slice()
  for (const fits of fitting(rows.columns, asked, terms)) keepFitting(found, fits)
  const total = size(found)
  return { ids: pageOf(rows, found, asked, total), total }
}

function keepFitting(into: Uint32Array, fits: Fits): void {
  for (let word = 0; word < into.length; word++) {
    let left = wordAt(into, word)
    let kept = 0
    while (left !== 0) {
      const lowest = left & -left
      if (fits((word << 5) | (31 - Math.clz32(lowest)))) kept |= lowest
      left ^= lowest
    }
    into[word] = kept
  }
}

function pageOf(
  rows: Rows,
  found: Uint32Array,
  { sort, order, page }: ListingQuery,
  total: number,
): number[] {
  const from = (page - 1) * deskPageSize
  const to = Math.min(from + deskPageSize, total)
  const ids: number[] = []
  if (from >= total) return ids
  const all = rows.orders.get(sort)
  for (let place = 0, passed = 0; passed < to; place++) {
    const row = wordAt(all, order === 'asc' ? place : all.length - 1 - place)
    if ((wordAt(found, row >>> 5) & (1 << (row & 31))) === 0) continue
    if (passed >= from) ids.push(wholeAt(rows.columns.id, row))
    passed++
  }
  return ids
}
