/** The figures of /metrics in the form of OpenTelemetry: read from the same registry, so that both always agree. */
import { type HrTime, ValueType } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { Family, Histogram, Sample } from '../metric-families.ts'

/** @param read the figures as they are now */
export function produceMetrics(read: () => Promise<Family[]>): MetricProducer {
  const startTime = now()
  return {
    async collect() {
      const families = await read()
      const times = { startTime, endTime: now() }
      const metrics = families.map((family) => toMetric(family, times))
      return {
        resourceMetrics: {
          // Replaced by the resource of the reader.
          resource: resourceFromAttributes({}),
          scopeMetrics: [{ scope: { name: 'aangan' }, metrics }],
        },
        errors: [],
      }
    },
  }
}

type Times = { startTime: HrTime; endTime: HrTime }

function toMetric(family: Family, times: Times): MetricData {
  const { name, help } = family
  const base = {
    descriptor: { name, description: help, unit: metricUnit(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const point = <Value>({ labels, value }: Sample<Value>) => ({ ...times, attributes: labels, value })
  if (family.type === 'histogram') {
    const dataPoints = family.samples.map((sample) => point({ ...sample, value: toHistogram(sample.value) }))
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints }
  }
  const dataPoints = family.samples.map(point)
  if (family.type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
  return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
}

function toHistogram({ bounds, counts, sum, count }: Histogram) {
  return { buckets: { boundaries: bounds, counts }, sum, count }
}

/** Prometheus has the unit in the name. */
function metricUnit(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return 's'
  return /_bytes(_total)?$/.test(name) ? 'By' : ''
}

function now(): HrTime {
  const ms = Date.now()
  return [Math.floor(ms / 1_000), (ms % 1_000) * 1_000_000]
}
