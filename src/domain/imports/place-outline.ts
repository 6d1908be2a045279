import { isPartName, nameKey } from '../trade/index.ts'

/** Where an advertisement says it lies: the city, and the areas from the outermost to the innermost. */
export interface Place {
  city: string
  areas: readonly string[]
}

/** What the whole file says about what lies in what. */
export interface PlaceOutline {
  note(place: Place): void
  /** The place with the outer areas that other rows of the file name. */
  complete(place: Place): Place
}

// Deeper than any society goes: phase, sector, block, street.
const deepest = 6

/**
 * A row names an area and at most its parent; another row names the parent's parent. Reading all rows before
 * the first area is made puts each where it belongs, whatever the order of the rows.
 */
export function createOutline(): PlaceOutline {
  // undefined: rows disagree on the parent, so the name alone does not tell.
  const parents = new Map<string, string | undefined>()
  const keyOf = (city: string, area: string) => `${nameKey(city)}/${nameKey(area, city)}`

  function note({ city, areas }: Place): void {
    for (const [at, area] of areas.entries()) {
      const parent = areas[at - 1]
      if (parent === undefined || isPartName(area)) continue
      const key = keyOf(city, area)
      const known = parents.get(key)
      const agrees = known !== undefined && nameKey(known, city) === nameKey(parent, city)
      parents.set(key, !parents.has(key) || agrees ? (known ?? parent) : undefined)
    }
  }

  function complete({ city, areas }: Place): Place {
    const whole = [...areas]
    const seen = new Set(areas.map((area) => keyOf(city, area)))
    while (whole.length < deepest && whole[0] !== undefined) {
      const parent = parents.get(keyOf(city, whole[0]))
      if (parent === undefined || seen.has(keyOf(city, parent))) break
      seen.add(keyOf(city, parent))
      whole.unshift(parent)
    }
    return { city, areas: whole }
  }

  return { note, complete }
}
