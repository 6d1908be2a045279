import { floatAt, wordAt } from '../typed-arrays.ts'
import { countBits, intersectInto } from './bit-set.ts'
import type { BufferPool } from './buffer-pool.ts'
import type { Partition } from './partition.ts'
import type { Range } from './query.ts'
import type { SortColumn } from './sort-orders.ts'

/** From which place to which (not included) of an order. */
type Slice = readonly [from: number, to: number]

type Column = 'price' | 'sqft' | 'marlas'

const orderOf: Readonly<Record<Column, SortColumn>> = {
  price: 'price-low',
  sqft: 'size-low',
  marlas: 'marlas',
}

/**
 * Keeps of `rows` those in a range of prices or sizes. The order by that column shows in which slices they
 * are: only these, or only the others when they are fewer, have to be touched.
 */
export function filterRange(
  rows: Uint32Array,
  partition: Partition,
  { column, range, buffers }: { column: Column; range: Range; buffers: BufferPool },
): void {
  const order = partition.orders.get(orderOf[column])
  const { inside, outside } = slices(order, partition.columns[column], range, column === 'price')
  const touched = Math.min(lengthOf(inside), lengthOf(outside))
  if (countBits(rows) < touched) {
    filterEach(rows, partition.columns[column], range)
    return
  }
  if (lengthOf(outside) <= lengthOf(inside)) {
    for (const [from, to] of outside)
      for (let place = from; place < to; place++) drop(rows, wordAt(order, place))
    return
  }
  const kept = buffers.take(partition.count)
  for (const [from, to] of inside) for (let place = from; place < to; place++) put(kept, wordAt(order, place))
  intersectInto(rows, kept)
}

/** Keeps the rows published then or later, which are the first in the order by age. */
export function keepNewest(
  rows: Uint32Array,
  { orders, columns, count }: Partition,
  from: number,
  buffers: BufferPool,
): void {
  const order = orders.get('newest')
  const end = lowerBound(order, (row) => floatAt(columns.published, row) < from)
  const kept = buffers.take(count)
  for (let place = 0; place < end; place++) put(kept, wordAt(order, place))
  intersectInto(rows, kept)
}

/** For few rows: looks at the value of each. */
function filterEach(rows: Uint32Array, values: Float64Array, { from, to }: Range): void {
  for (let word = 0; word < rows.length; word++) {
    let kept = 0
    for (let left = wordAt(rows, word); left !== 0; left &= left - 1) {
      const lowest = left & -left
      const value = floatAt(values, (word << 5) | (31 - Math.clz32(lowest)))
      if (value >= from && value <= to) kept |= lowest
    }
    rows[word] = kept
  }
}

function slices(
  order: Uint32Array,
  values: Float64Array,
  range: Range,
  zerosLast: boolean,
): { inside: Slice[]; outside: Slice[] } {
  // Prices on call (0) are last in the order, whatever the others are; a tiny size may be 0 marla, and is first.
  const onCall = zerosLast ? lowerBound(order, (row) => floatAt(values, row) === 0) : order.length
  const priced = order.subarray(0, onCall)
  const from = lowerBound(priced, (row) => floatAt(values, row) >= range.from)
  const to = Math.max(
    from,
    lowerBound(priced, (row) => floatAt(values, row) > range.to),
  )
  const below: Slice = [0, from]
  const within: Slice = [from, to]
  const above: Slice = [to, onCall]
  const zero: Slice = [onCall, order.length]
  const zeroFits = range.from <= 0 && range.to >= 0
  return zeroFits
    ? { inside: [within, zero], outside: [below, above] }
    : { inside: [within], outside: [below, above, zero] }
}

/** The first place of which `holds` is true, in an order where it stays true from there on. */
export function lowerBound(order: Uint32Array, holds: (row: number) => boolean): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(wordAt(order, middle))) high = middle
    else low = middle + 1
  }
  return low
}

function lengthOf(slices: readonly Slice[]): number {
  return slices.reduce((sum, [from, to]) => sum + to - from, 0)
}

function put(rows: Uint32Array, row: number): void {
  rows[row >>> 5] = wordAt(rows, row >>> 5) | (1 << (row & 31))
}

function drop(rows: Uint32Array, row: number): void {
  rows[row >>> 5] = wordAt(rows, row >>> 5) & ~(1 << (row & 31))
}
