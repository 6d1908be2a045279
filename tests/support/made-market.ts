/** Made evidence of homes whose true price is known, so that estimates can be judged. */
import type { Evidence } from '#domain/estimator/evidence.ts'
import { randomNumbers } from '#domain/estimator/random-numbers.ts'

const societies = ['green town', 'river view', 'model town', 'canal gardens']
const blocks = ['block a', 'block b', 'block c', 'block d', 'block e']
const sizes = [1125, 1575, 2250, 4500]

/** Prices differ by this much among homes that are alike in everything (standard deviation of the logarithm). */
export const scatter = 0.12

export function madeMarket(count: number, { seed = 1, city = 'lahore' } = {}): Evidence[] {
  const random = randomNumbers(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? never()
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: count }, (_, at) => {
    const areas = [pick(societies), pick(blocks)]
    const sizeSqft = pick(sizes)
    const beds = Math.max(2, Math.round(Math.log(sizeSqft / 300)) + Math.floor(random() * 2))
    const date = random() < 0.5 ? 2023.5 : 2025.5
    const home = { areas, sizeSqft, date }
    return {
      id: `${city}-${seed}-${at}`,
      kind: 'asked',
      purpose: 'sale',
      type: 'residential',
      subtype: null,
      city,
      ...home,
      beds,
      baths: beds,
      price: Math.round(truePrice(home) * Math.exp(scatter * normal())),
    }
  })
}

/** The true price of a home in the made market. */
export function truePrice({ areas, sizeSqft, date }: Pick<Evidence, 'areas' | 'sizeSqft' | 'date'>): number {
  const [society = '', block = ''] = areas
  const place = 0.3 * societies.indexOf(society) + 0.05 * blocks.indexOf(block)
  return 10_000 * sizeSqft * Math.exp(place - 0.1 * Math.log(sizeSqft / 2250) + 0.08 * (date - 2025.5))
}

function never(): never {
  throw new Error('The list is empty.')
}
