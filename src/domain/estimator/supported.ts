import type { CityHomes, KnownHome } from './known-homes.ts'
import type { Features } from './likeness.ts'

/** A size or a number of rooms is known when so many homes have as much or more of it, and so many as little or less. */
const fewestBeyond = 2
/** With fewer homes of a subtype, those whose subtype nobody said count, too. */
const fewestOfSubtype = 20
/** Homes up to this much smaller or larger (in logarithms) show how many bedrooms a size has. */
const sizeReach = 0.35
/** A size a tenth beyond what is known, in logarithms, and one room more or less, are near enough. */
const sizeTolerance = 0.11
const roomTolerance = 1

/** Whether the city's evidence of the subject's type has homes of its size, and of its rooms at about this size. */
export function unsupported(city: CityHomes, subject: Features): 'size' | 'rooms' | undefined {
  const homes = kindsOf(city, subject)
  const sizes = homes.map(({ logSize }) => logSize)
  if (!isWithin(sizes, subject.logSize, sizeTolerance)) return 'size'
  const near = homes.filter(({ logSize }) => Math.abs(logSize - subject.logSize) <= sizeReach)
  const isKnown = (of: 'beds' | 'baths') => {
    const rooms = subject[of]
    const known = near.flatMap((home) => home[of] ?? [])
    return rooms === null || isWithin(known, rooms, roomTolerance)
  }
  return isKnown('beds') && isKnown('baths') ? undefined : 'rooms'
}

/** Homes of the subject's own subtype where there are enough to tell; otherwise those whose subtype nobody said, too. */
function kindsOf({ byPlace }: CityHomes, { subtype }: Features): readonly KnownHome[] {
  const own = byPlace.get(`${subtype ?? ''}/`) ?? []
  if (subtype === null || own.length >= fewestOfSubtype) return own
  return [...own, ...(byPlace.get('/') ?? [])]
}

function isWithin(values: readonly number[], value: number, tolerance: number): boolean {
  const atLeast = values.filter((one) => one >= value - tolerance).length
  const atMost = values.filter((one) => one <= value + tolerance).length
  return atLeast >= fewestBeyond && atMost >= fewestBeyond
}
