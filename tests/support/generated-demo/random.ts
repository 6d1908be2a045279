/**
 * Chance that comes out the same every time: sfc32, seeded by a text. Each thing that is made up gets a
 * generator of its own (`random('listing 7')`), so that a change to one leaves the others as they were.
 */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** A number between two. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Value>(values: readonly Value[]): Value
  /** A key of the table, each as likely as its number says. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key
  shuffle<Value>(values: readonly Value[]): Value[]
}

export function random(seed: string): Random {
  const next = sfc32(seed)
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[int(0, values.length - 1)]
    if (value === undefined) throw new RangeError('Nothing to pick from')
    return value
  }
  return {
    next,
    int,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    weighted: (weights) => drawWeighted(next, weights),
    shuffle: (values) => shuffled(values, int),
  }
}

function drawWeighted<Key extends string>(
  next: () => number,
  weights: Readonly<Partial<Record<Key, number>>>,
): Key {
  const entries = entriesOf(weights)
  let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [key, weight] of entries) {
    rest -= weight
    if (rest < 0) return key
  }
  throw new RangeError('Nothing to draw from')
}

// Object.entries forgets the names of the keys; the tables here have no others.
function entriesOf<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>) {
  return Object.entries(weights) as [Key, number][]
}

function shuffled<Value>(values: readonly Value[], int: (low: number, high: number) => number): Value[] {
  return values
    .map((value) => ({ value, order: int(0, 0x7fff_ffff) }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value)
}

/** Chris Doty-Humphrey's small fast counter, seeded by FNV-1a of the text. */
function sfc32(seed: string): () => number {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let counter = fnv1a(seed)
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 0x1_0000_0000
  }
  for (let warmUp = 0; warmUp < 15; warmUp++) next()
  return next
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}
