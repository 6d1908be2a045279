import { type AreaHomes, addTo, isWhole, wordsPerBlock } from './blocks.ts'
import { MapSum } from './map-sum.ts'
import type { Names } from './names.ts'
import type { Rows } from './page.ts'
import { none } from './row.ts'
import { floatAt, wholeAt, wordAt } from './typed-arrays.ts'

/** Homes without a position of their own, by the area whose middle they are shown at. */
export type HomesByArea = {
  areas: ReadonlyMap<number, MapSum>
  /** The number of homes that cannot be shown on the map. */
  unplaced: number
}

export function homesByArea(found: readonly Rows[], names: Names): HomesByArea {
  const own = new Map<number, AreaHomes>()
  for (const rows of found) addHomes(rows, own)
  const areas = new Map<number, MapSum>()
  let unplaced = 0
  for (const [id, { count, price }] of own) {
    const middle = names.middle(id)
    if (middle) {
      const sum = areas.getOrInsertComputed(middle.areaId, () => new MapSum())
      sum.add(middle.x, middle.y, price, count)
    } else unplaced += count
  }
  return { areas, unplaced }
}

function addHomes({ partition, rows }: Rows, own: Map<number, AreaHomes>): void {
  const live = partition.live.words
  for (let from = 0; from < rows.length; from += wordsPerBlock) {
    const { areas } = partition.blocks.from(from)
    if (areas.size === 0) continue
    const part = rows.subarray(from, from + wordsPerBlock)
    if (isWhole(part, live.subarray(from, from + wordsPerBlock))) {
      for (const [id, homes] of areas) addTo(own, id, homes)
    } else addEach(part, from << 5, partition, own)
  }
}

function addEach(
  rows: Uint32Array,
  first: number,
  { columns }: Rows['partition'],
  own: Map<number, AreaHomes>,
): void {
  for (let word = 0; word < rows.length; word++) {
    for (let left = wordAt(rows, word); left !== 0; left &= left - 1) {
      const row = first + ((word << 5) | (31 - Math.clz32(left & -left)))
      if (wholeAt(columns.x, row) !== none) continue
      addTo(own, wholeAt(columns.areaId, row), { count: 1, price: floatAt(columns.price, row) })
    }
  }
}
