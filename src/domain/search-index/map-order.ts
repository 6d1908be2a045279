import { wholeAt, wordAt } from '../typed-arrays.ts'
import type { Columns } from './columns.ts'
import { none } from './row.ts'
import { sortRows } from './sort-rows.ts'

/**
 * Rows in the order of the map (a Z-curve: what is near on the map is near in the order), those without a position
 * behind, by their area.
 */
export function inMapOrder(rows: Uint32Array, { x, y, areaId }: Columns): Uint32Array {
  const keys = new Float64Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    const row = wordAt(rows, place)
    const atX = wholeAt(x, row)
    keys[place] = atX === none ? behind + wholeAt(areaId, row) : curvePlace(atX, wholeAt(y, row))
  }
  return sortRows(rows, keys)
}

const behind = 2 ** 52

/** Interleaves the upper 26 of 31 bits of both coordinates: cells of half a metre. */
function curvePlace(x: number, y: number): number {
  const high = spread(x >>> 15) + 2 * spread(y >>> 15)
  const low = spread((x >>> 5) & 0x3ff) + 2 * spread((y >>> 5) & 0x3ff)
  return high * 2 ** 20 + low
}

/** 16 bits with a zero between each two. */
function spread(bits: number): number {
  let wide = bits
  wide = (wide | (wide << 8)) & 0x00ff00ff
  wide = (wide | (wide << 4)) & 0x0f0f0f0f
  wide = (wide | (wide << 2)) & 0x33333333
  return (wide | (wide << 1)) & 0x55555555
}
