import { quantile } from '../support/report.ts'
import type { Fetch } from './market.ts'

const warmUps = 20
const asked = 60

type Asked = {
  path: string
  name: string
  /** `turn` varies prices, places and pages, so that no two requests are the same. */
  query: (turn: number) => string
  totalOf: (answer: unknown) => number
}

/** Requests one mix repeatedly of two markets in turn; returns the times in milliseconds, by market. */
export async function ask(
  fetches: readonly [Fetch, Fetch],
  { path, name, query, totalOf }: Asked,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  const found: [string, string] = ['', '']
  for (let turn = 0; turn < warmUps + asked; turn++) {
    for (const market of [0, 1] as const) {
      const request = new Request(`http://localhost${path}?${query(turn)}`)
      const began = performance.now()
      const answer = await fetches[market](request)
      const body = await answer.text()
      if (turn >= warmUps) times[market].push(performance.now() - began)
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${body.slice(0, 200)}`)
      const total = totalOf(JSON.parse(body)).toLocaleString('en')
      found[market] = `${total} found, ${Math.ceil(body.length / 1024)} KB`
    }
  }
  for (const market of [0, 1] as const) {
    const [p50, p95] = [quantile(times[market], 0.5), quantile(times[market], 0.95)]
    const size = market === 0 ? 'small' : 'large'
    console.log(`  ${name}, ${size}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${found[market]})`)
  }
  return times
}
