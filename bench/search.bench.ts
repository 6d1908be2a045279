/** The search API at 10,000 and at 1,000,000 listings: 8 filter mixes as visitors choose them, counts included. */
import { z } from 'zod'
import { ask } from './search/ask.ts'
import { inTwoMarkets } from './search/market.ts'
import { mixes } from './search/mixes.ts'
import { quantile, report } from './support/report.ts'

const small = 10_000
const large = 1_000_000
const Answer = z.object({ pagination: z.object({ total_records: z.int() }) })

await inTwoMarkets([small, large], async (fetches) => {
  const totalOf = (answer: unknown) => Answer.parse(answer).pagination.total_records
  const times: [number[], number[]] = [[], []]
  for (const mix of mixes) {
    const [ofSmall, ofLarge] = await ask(fetches, { path: '/api/listings/search', totalOf, ...mix })
    times[0].push(...ofSmall)
    times[1].push(...ofLarge)
  }
  const [atSmall, atLarge] = [quantile(times[0], 0.95), quantile(times[1], 0.95)]
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
