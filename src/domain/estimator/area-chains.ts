import { nameWords } from '../trade/index.ts'

/**
 * The areas that homes are in, from the outermost to the innermost, out of addresses such as 'DHA Phase 6 -
 * Block E, DHA Phase 6' and 'DHA Phase 6, DHA Defence': together they show that the block is in DHA Defence,
 * too.
 */
export class AreaChains {
  /** By city and area: how often it was named within each outer area. */
  readonly #outer = new Map<string, Map<string, number>>()

  add(city: string, address: string): void {
    const names = split(city, address)
    for (const [at, outer] of names.slice(1).entries()) {
      const key = `${city}/${names[at]}`
      const counts = this.#outer.get(key) ?? new Map<string, number>()
      counts.set(outer, (counts.get(outer) ?? 0) + 1)
      this.#outer.set(key, counts)
    }
  }

  /** The areas of an address, as keys; empty when it names the city alone. */
  find(city: string, address: string): string[] {
    const chain = split(city, address)
    for (let outer = this.#usualOuter(city, chain.at(-1)); outer; outer = this.#usualOuter(city, outer)) {
      if (chain.includes(outer)) break
      chain.push(outer)
    }
    return chain.reverse()
  }

  #usualOuter(city: string, area: string | undefined): string | undefined {
    const counts = this.#outer.get(`${city}/${area}`)
    return counts && [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  }
}

/** From the innermost to the outermost, without the city. */
function split(city: string, address: string): string[] {
  const cityKey = areaKey(city)
  return address
    .split(',')
    .map((name) => areaKey(name, city))
    .filter((key) => key !== '' && key !== cityKey)
}

/** One spelling of an area's name, as words: 'G-13/4' and 'G13/4' are 'g 13 4'. */
export function areaKey(name: string, city = ''): string {
  return nameWords(name, city)
    .join(' ')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
}
