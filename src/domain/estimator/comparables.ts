import { type CityHomes, type KnownHome, placeKeys } from './known-homes.ts'
import { covarianceWithoutRooms, type Features } from './likeness.ts'

/** So many homes of each place are looked at, those of the nearest sizes. */
const looked = 300
/** So many of them, the most alike, say what the subject costs. */
const used = 64

/**
 * The homes that are most like the subject in place, size and date, the most alike first. Whatever the subject's rooms,
 * they are the same ones: that prices grow with rooms can then be told from one model. `ownId` is the subject itself,
 * which is left out.
 */
export function comparables(homes: CityHomes, subject: Features, ownId: string | undefined): KnownHome[] {
  const found = new Set<KnownHome>()
  for (const subtype of new Set([subject.subtype, null]))
    for (const key of placeKeys(subtype, subject))
      for (const home of nearestInSize(homes.byPlace.get(key) ?? [], subject.logSize)) found.add(home)
  return [...found]
    .filter(({ evidence }) => evidence.id !== ownId)
    .map((home) => ({ home, covariance: covarianceWithoutRooms(home, subject) }))
    .sort((a, b) => b.covariance - a.covariance)
    .slice(0, used)
    .map(({ home }) => home)
}

/** Of homes in the order of their sizes, those nearest to a size. */
function nearestInSize(homes: readonly KnownHome[], logSize: number): readonly KnownHome[] {
  if (homes.length <= looked) return homes
  const distance = (at: number) => Math.abs((homes[at]?.logSize ?? Number.POSITIVE_INFINITY) - logSize)
  let from = firstNotBelow(homes, logSize)
  let to = from
  while (to - from < looked) {
    if (distance(from - 1) < distance(to)) from--
    else to++
  }
  return homes.slice(from, to)
}

function firstNotBelow(homes: readonly KnownHome[], logSize: number): number {
  let low = 0
  let high = homes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((homes[middle]?.logSize ?? 0) < logSize) low = middle + 1
    else high = middle
  }
  return low
}
