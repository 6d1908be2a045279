/** The figures of a registry as values, for those who do not read Prometheus' text. */
import type { Registry } from 'prom-client'
import { z } from 'zod'

export type Sample<Value> = { labels: Record<string, string | number>; value: Value }

/** `counts` has one more than `bounds`: what took longer than all of them. */
export type Histogram = { bounds: number[]; counts: number[]; sum: number; count: number }

export type Family = { name: string; help: string } & (
  | { type: 'counter' | 'gauge'; samples: Sample<number>[] }
  | { type: 'histogram'; samples: Sample<Histogram>[] }
)

// prom-client's types have a number where it gives a word.
const Registered = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.enum(['counter', 'gauge', 'histogram']),
    values: z.array(
      z.object({
        metricName: z.string().optional(),
        labels: z.record(z.string(), z.union([z.string(), z.number()])),
        value: z.number().or(z.nan()),
      }),
    ),
  }),
)
type Value = z.output<typeof Registered>[number]['values'][number]

/** Families without a value now are left out. */
export async function readFamilies(registry: Registry): Promise<Family[]> {
  const registered = Registered.parse(await registry.getMetricsAsJSON())
  return registered.map(({ name, help, type, values }) => {
    const known = values.filter(({ value }) => Number.isFinite(value))
    if (type === 'histogram') return { name, help, type, samples: toHistograms(name, known) }
    return { name, help, type, samples: known.map(({ labels, value }) => ({ labels, value })) }
  })
}

/** Puts together what Prometheus counts apart: a bucket there contains all smaller ones. */
function toHistograms(name: string, values: readonly Value[]): Sample<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le, ...labels } }) => JSON.stringify(labels))
  return [...series.values()].map((own) => {
    const { le: _, ...labels } = own[0]?.labels ?? {}
    const read = (suffix: string) => own.find(({ metricName }) => metricName === name + suffix)?.value ?? 0
    const buckets = own.filter(({ metricName }) => metricName === `${name}_bucket`)
    const within = buckets.map(({ value }) => value)
    const bounds = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite)
    const counts = within.map((value, at) => value - (within[at - 1] ?? 0))
    return { labels, value: { bounds, counts, sum: read('_sum'), count: read('_count') } }
  })
}
