import { quantile } from '../support/report.ts'

const warmUps = 20
const asked = 60

type Asked = {
  fetch: (request: Request) => Response | Promise<Response>
  path: string
  name: string
  /** `turn` varies prices, places and pages, so that no two requests are the same. */
  query: (turn: number) => string
  totalOf: (answer: unknown) => number
}

/** Requests one mix repeatedly; returns the time of each request in milliseconds. */
export async function ask({ fetch, path, name, query, totalOf }: Asked): Promise<number[]> {
  const times: number[] = []
  let total = 0
  let bytes = 0
  for (let turn = 0; turn < warmUps + asked; turn++) {
    const request = new Request(`http://localhost${path}?${query(turn)}`)
    const began = performance.now()
    const answer = await fetch(request)
    const body = await answer.text()
    if (turn >= warmUps) times.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${body.slice(0, 200)}`)
    total = totalOf(JSON.parse(body))
    bytes = body.length
  }
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1))
  const found = `${total.toLocaleString('en')} found, ${Math.ceil(bytes / 1024)} KB`
  console.log(`  ${name}: p50 ${p50} ms, p95 ${p95} ms (${found})`)
  return times
}
