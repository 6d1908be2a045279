/** The asking price over time as a line of steps; pure, so that it is drawn on the server. */
import type { Listing } from '#ui/listing/listing.ts'

type Entries = Listing['priceHistory']

export const lineWidth = 600
export const lineHeight = 120
/** Room for the line's own width and its dots. */
const edge = 8

export type PriceLine = {
  /** The line for `<path d>`; broken where the listing was not on offer or its price on call. */
  path: string
  /** Where a price began. */
  dots: { x: number; y: number }[]
}

/**
 * The line from the first entry to `today` (YYYY-MM-DD), in a box of `lineWidth` by `lineHeight` with time from left to
 * right; undefined where there are not two prices to compare. Takes the entries newest first, as the API gives them.
 */
export function priceLine(entries: Entries, today: string): PriceLine | undefined {
  const steps = entries.reverse().map(({ at, price }) => ({ at: Date.parse(at), price: price || undefined }))
  const prices = steps.flatMap(({ price }) => price ?? [])
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0 || least === most) return undefined
  const start = steps[0]?.at ?? 0
  const end = Math.max(Date.parse(today), steps.at(-1)?.at ?? 0, start + 1)
  const x = (at: number) => round(edge + ((at - start) / (end - start)) * (lineWidth - 2 * edge))
  const y = (price: number) => round(edge + ((most - price) / (most - least)) * (lineHeight - 2 * edge))
  let path = ''
  const dots: PriceLine['dots'] = []
  for (const [place, { at, price }] of steps.entries()) {
    if (price === undefined) continue
    const before = steps[place - 1]?.price
    path += before === undefined ? `M${x(at)} ${y(price)}` : `V${y(price)}`
    path += `H${x(steps[place + 1]?.at ?? end)}`
    if (price !== before) dots.push({ x: x(at), y: y(price) })
  }
  return { path, dots }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
