/** The map search at 10,000 and 1,000,000 listings: boxes at all zooms with and without filters, and drawn areas. */
import { z } from 'zod'
import { ask } from './search/ask.ts'
import { mapMixes, shapeMixes } from './search/map-mixes.ts'
import { inMarket, type Market } from './search/market.ts'
import type { Mix } from './search/mixes.ts'
import { quantile, report } from './support/report.ts'

const small = 10_000
const large = 1_000_000
const Answer = z.object({ total: z.int() })

type Times = { boxes: number; shapes: number }

await inMarket(async (market) => {
  const atSmall = await measure(market, small)
  const atLarge = await measure(market, large)
  const ratio = atLarge.boxes / atSmall.boxes
  const listings = `${large.toLocaleString('en')} listings`
  report({
    name: `map, ${listings}, p95 over ${mapMixes.length} boxes and filters`,
    measured: `${atLarge.boxes.toFixed(1)} ms`,
    target: '≤ 40 ms',
    ok: atLarge.boxes <= 40,
  })
  report({
    name: `map, ${large.toLocaleString('en')} against ${small.toLocaleString('en')} listings`,
    measured: `${ratio.toFixed(1)} × (${atSmall.boxes.toFixed(1)} ms)`,
    target: '≤ 4 ×',
    ok: ratio <= 4,
  })
  report({
    name: `map, ${listings}, p95 over ${shapeMixes.length} polygons of 50 corners`,
    measured: `${atLarge.shapes.toFixed(1)} ms`,
    target: '≤ 60 ms',
    ok: atLarge.shapes <= 60,
  })
})

/** The p95 of all boxes and of all polygons in milliseconds. */
function measure(market: Market, listings: number): Promise<Times> {
  return market.with(listings, async (fetch) => {
    const p95 = async (mixes: readonly Mix[]) => {
      const times: number[] = []
      for (const mix of mixes) {
        const totalOf = (answer: unknown) => Answer.parse(answer).total
        times.push(...(await ask({ fetch, path: '/api/listings/map', totalOf, ...mix })))
      }
      return quantile(times, 0.95)
    }
    return { boxes: await p95(mapMixes), shapes: await p95(shapeMixes) }
  })
}
