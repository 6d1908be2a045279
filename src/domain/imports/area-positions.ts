import { isPartName, nameKey, nameWords } from '../trade/index.ts'

export interface Position {
  lat: number
  long: number
}

/** Positions of areas by city and name, from the file given with --areas. */
export interface AreaPositions {
  /** Takes one row of the file. False when it has no usable name or position. */
  add(row: { city: string; name: string; lat: string; long: string }): boolean
  /** The position of an area; `outer` are the areas it lies in, from the outermost to the innermost. */
  find(city: string, area: string, outer: readonly string[]): Position | undefined
}

/** An empty collection. Names match without case and punctuation, with or without the parent's name before them. */
export function createAreaPositions(): AreaPositions {
  const positions = new Map<string, Position>()
  const keyOf = (city: string, name: string) =>
    `${nameKey(city)}/${nameKey(name.replace(/ and |&/gi, ' '), city)}`

  return {
    add({ city, name, lat, long }) {
      const position = { lat: degrees(lat, 90), long: degrees(long, 180) }
      if (nameWords(city).length === 0 || nameWords(name).length === 0) return false
      if (Number.isNaN(position.lat) || Number.isNaN(position.long)) return false
      const key = keyOf(city, name)
      if (!positions.has(key)) positions.set(key, position)
      return true
    },
    find(city, area, outer) {
      const parent = nameWords(outer.at(-1) ?? '', city).join(' ')
      const withParent = parent === '' ? [] : [`${parent} ${area}`, `${area} ${parent}`]
      for (const spelling of isPartName(area) ? withParent : [area, ...withParent]) {
        const found = positions.get(keyOf(city, spelling))
        if (found) return found
      }
      return undefined
    },
  }
}

function degrees(text: string, limit: number): number {
  const value = /^-?\d{1,3}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
  return Math.abs(value) <= limit ? value : Number.NaN
}
