/**
 * How long requests took, as a histogram in Prometheus' text format. prom-client's own checks and sorts its labels for
 * each observation: on the cached page's path that would be a seventh of the time.
 */
import type { Family } from '../monitoring/metric-families.ts'

const name = 'aangan_request_duration_seconds'
const help = 'Time from the request head to the end of the answer'

/** In seconds; what took longer is in none of them. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `within` counts for each bound what took as long, and no shorter one. */
type Series = { within: number[]; sum: number; count: number }

export class Durations {
  readonly #byRoute = new Map<string, Map<number, Series>>()

  observe(route: string, status: number, seconds: number): void {
    const series = this.#seriesOf(route, status)
    const at = bounds.findIndex((bound) => seconds <= bound)
    if (at !== -1) series.within[at] = (series.within[at] ?? 0) + 1
    series.sum += seconds
    series.count += 1
  }

  #seriesOf(route: string, status: number): Series {
    return this.#byRoute
      .getOrInsertComputed(route, () => new Map())
      .getOrInsertComputed(status, () => ({ within: bounds.map(() => 0), sum: 0, count: 0 }))
  }

  text(): string {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
    for (const [route, byStatus] of this.#byRoute)
      for (const [status, series] of byStatus)
        lines.push(...histogramLines(series, `route="${route}",status="${status}"`))
    return `${lines.join('\n')}\n`
  }

  family(): Family {
    const samples = [...this.#byRoute].flatMap(([route, byStatus]) =>
      [...byStatus].map(([status, { within, sum, count }]) => {
        const longer = count - within.reduce((all, some) => all + some, 0)
        return { labels: { route, status }, value: { bounds, counts: [...within, longer], sum, count } }
      }),
    )
    return { name, help, type: 'histogram', samples }
  }
}

function histogramLines({ within, sum, count }: Series, labels: string): string[] {
  let sofar = 0
  const buckets = within.map((some, at) => {
    sofar += some
    return `${name}_bucket{le="${bounds[at]}",${labels}} ${sofar}`
  })
  return [
    ...buckets,
    `${name}_bucket{le="+Inf",${labels}} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]
}
