/** The search API at 10,000 and at 1,000,000 listings: 8 filter mixes as visitors choose them, counts included. */
import { z } from 'zod'
import { ask } from './search/ask.ts'
import { inMarket, type Market } from './search/market.ts'
import { mixes } from './search/mixes.ts'
import { quantile, report } from './support/report.ts'

const small = 10_000
const large = 1_000_000
const Answer = z.object({ pagination: z.object({ total_records: z.int() }) })

await inMarket(async (market) => {
  const atSmall = await measure(market, small)
  const atLarge = await measure(market, large)
  const ratio = atLarge / atSmall
  report({
    name: `search API, ${large.toLocaleString('en')} listings, p95 over ${mixes.length} filter mixes`,
    measured: `${atLarge.toFixed(1)} ms`,
    target: '≤ 40 ms',
    ok: atLarge <= 40,
  })
  report({
    name: `search API, ${large.toLocaleString('en')} against ${small.toLocaleString('en')} listings`,
    measured: `${ratio.toFixed(1)} × (${atSmall.toFixed(1)} ms)`,
    target: '≤ 4 ×',
    ok: ratio <= 4,
  })
})

/** The p95 of all searches in milliseconds. */
function measure(market: Market, listings: number): Promise<number> {
  return market.with(listings, async (fetch) => {
    const times: number[] = []
    for (const mix of mixes) {
      const totalOf = (answer: unknown) => Answer.parse(answer).pagination.total_records
      times.push(...(await ask({ fetch, path: '/api/listings/search', totalOf, ...mix })))
    }
    return quantile(times, 0.95)
  })
}
