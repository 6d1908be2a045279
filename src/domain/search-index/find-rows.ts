import { countBits } from './bit-set.ts'
import { BufferPool } from './buffer-pool.ts'
import { matchAll } from './match.ts'
import type { Rows } from './page.ts'
import type { IndexQuery } from './query.ts'
import type { Store } from './store.ts'

export const buffers = new BufferPool()

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
