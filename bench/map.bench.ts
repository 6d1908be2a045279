/** The map search at 10,000 and 1,000,000 listings: boxes at all zooms with and without filters, and drawn areas. */
import { z } from 'zod'
import { ask } from './search/ask.ts'
import { mapMixes, shapeMixes } from './search/map-mixes.ts'
import { type Fetch, inTwoMarkets } from './search/market.ts'
import type { Mix } from './search/mixes.ts'
import { quantile, report } from './support/report.ts'

const small = 10_000
const large = 1_000_000
const Answer = z.object({ total: z.int() })

await inTwoMarkets([small, large], async (fetches) => {
  const boxes = await measure(fetches, mapMixes)
  const shapes = await measure(fetches, shapeMixes)
  const ratio = boxes.large / boxes.small
  const listings = `${large.toLocaleString('en')} listings`
  report({
    name: `map, ${listings}, p95 over ${mapMixes.length} boxes and filters`,
    measured: `${boxes.large.toFixed(1)} ms`,
    target: '≤ 40 ms',
    ok: boxes.large <= 40,
  })
  report({
    name: `map, ${large.toLocaleString('en')} against ${small.toLocaleString('en')} listings`,
    measured: `${ratio.toFixed(1)} × (${boxes.small.toFixed(1)} ms)`,
    target: '≤ 4 ×',
    ok: ratio <= 4,
  })
  report({
    name: `map, ${listings}, p95 over ${shapeMixes.length} polygons of 50 corners`,
    measured: `${shapes.large.toFixed(1)} ms`,
    target: '≤ 60 ms',
    ok: shapes.large <= 60,
  })
})

/** The p95 over all searches in milliseconds, by market. */
async function measure(
  fetches: readonly [Fetch, Fetch],
  mixes: readonly Mix[],
): Promise<{ small: number; large: number }> {
  const totalOf = (answer: unknown) => Answer.parse(answer).total
  const times: [number[], number[]] = [[], []]
  for (const mix of mixes) {
    const [atSmall, atLarge] = await ask(fetches, { path: '/api/listings/map', totalOf, ...mix })
    times[0].push(...atSmall)
    times[1].push(...atLarge)
  }
  return { small: quantile(times[0], 0.95), large: quantile(times[1], 0.95) }
}
