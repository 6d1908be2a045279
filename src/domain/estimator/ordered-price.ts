import type { Features } from './likeness.ts'

/** Keeps the price of a home from falling with its size or its bedrooms (ADR 0048). */

/** Usual sizes this much smaller and larger (in logarithms) count. */
const reach = 0.7
const apart = 0.08

/** The log prices of homes of one size in a place. */
interface Prices {
  priceOf(beds: number | null): number
  /** The numbers of bedrooms in the evidence, ascending, each with how many homes have it. */
  knownBeds: readonly { beds: number; homes: number }[]
}

/**
 * The log price of the whole home. The model is asked at the sizes that are usual in the city, the same ones for every
 * subject of a place; between two of them the price is interpolated.
 * @param sizes logarithms of sizes, ascending
 * @param pricesAt the model at a size of the subject's place
 */
export function orderedPrice(
  subject: Features,
  sizes: readonly number[],
  pricesAt: (subject: Features) => Prices,
): number {
  const at = subject.logSize
  const below = sizes.findLast((size) => size <= at) ?? at
  const above = sizes.find((size) => size >= at) ?? at
  const asked = [...new Set([...sizes, below, above])]
    .filter((size) => size >= below - reach && size <= above + reach)
    .map((logSize) => ({ logSize, price: orderedByBeds(pricesAt({ ...subject, logSize }), subject.beds) }))
  const orderedAt = (size: number) => {
    const smaller = asked.filter(({ logSize }) => logSize <= size && logSize >= size - reach)
    const larger = asked.filter(({ logSize }) => logSize >= size && logSize <= size + reach)
    return (
      (Math.max(...smaller.map(({ price }) => price)) + Math.min(...larger.map(({ price }) => price))) / 2
    )
  }
  if (below === above) return orderedAt(at)
  const share = (at - below) / (above - below)
  return (1 - share) * orderedAt(below) + share * orderedAt(above)
}

/**
 * Of homes of one size, the price of those with so many bedrooms, where more are never cheaper: numbers of bedrooms that
 * contradict this have their mean (isotonic regression). More or fewer than the evidence has change nothing.
 */
function orderedByBeds({ priceOf, knownBeds }: Prices, beds: number | null): number {
  if (beds === null || knownBeds.length === 0) return priceOf(beds)
  const steps: { fewest: number; price: number; homes: number }[] = []
  for (const { beds: fewest, homes } of knownBeds) {
    let step = { fewest, price: priceOf(fewest), homes }
    for (let last = steps.at(-1); last && last.price > step.price; last = steps.at(-1)) {
      const both = last.homes + step.homes
      const price = (last.price * last.homes + step.price * step.homes) / both
      step = { fewest: last.fewest, price, homes: both }
      steps.pop()
    }
    steps.push(step)
  }
  const step = steps.findLast(({ fewest }) => fewest <= beds) ?? steps[0]
  return step?.price ?? priceOf(beds)
}

/** The sizes (logarithms) that most homes have, none within 8 % of another, ascending. */
export function usualSizes(logSizes: readonly number[]): number[] {
  const counts = [...Map.groupBy(logSizes, (size) => Math.round(size / 0.002))]
    .map(([, own]) => own)
    .sort((one, other) => other.length - one.length)
  const usual: number[] = []
  for (const [size = 0] of counts)
    if (usual.every((other) => Math.abs(other - size) >= apart)) usual.push(size)
  return usual.sort((one, other) => one - other)
}
