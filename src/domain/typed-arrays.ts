/**
 * Elements of typed arrays that are known to exist. One function for each kind of array: a function that meets
 * several kinds is several times slower, and these are called for every row of a search.
 */

export function wordAt(list: Uint32Array, index: number): number {
  return list[index] ?? 0
}

export function wholeAt(list: Int32Array, index: number): number {
  return list[index] ?? 0
}

export function floatAt(list: Float64Array, index: number): number {
  return list[index] ?? 0
}
