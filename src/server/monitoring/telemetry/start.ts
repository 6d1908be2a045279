/** Assembles OpenTelemetry: loaded only when the environment asks for it (ADR 0040). */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { context, trace } from '@opentelemetry/api'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { TelemetrySettings } from '#config'
import packageJson from '../../../../package.json' with { type: 'json' }
import type { LogFields } from '../log.ts'
import { contextManager } from './active-span.ts'
import { metricExporter, type OnReach, traceExporter } from './exporter.ts'
import { produceMetrics } from './produce-metrics.ts'
import type { Telemetry } from './telemetry.ts'
import { traceRequests } from './trace-requests.ts'
import { traceSteps } from './trace-steps.ts'

type Parts = { isBehindProxy: boolean; onReach: (sentence: string, error?: unknown) => void }

// A collector that does not answer must not keep the site from ending.
const lastWordMs = 3_000

export function startTelemetry(settings: TelemetrySettings, { isBehindProxy, onReach }: Parts): Telemetry {
  const { traces, metrics, metricsEveryMs, metricsWithinMs } = settings
  const resource = createResource(settings)
  const told =
    (what: string): OnReach =>
    (isReachable, error) =>
      isReachable
        ? onReach(`The collector accepts ${what} again`)
        : onReach(`The collector does not accept ${what}`, error)

  const provider =
    traces &&
    new BasicTracerProvider({
      resource,
      spanProcessors: [new BatchSpanProcessor(traceExporter(traces, told('traces')))],
    })
  const tracer = provider?.getTracer('aangan')
  // Only the context is global: spans of libraries would quote error messages.
  if (provider) context.setGlobalContextManager(contextManager)
  const following = tracer && traceSteps(tracer)

  return {
    traced: (listener) => (tracer ? traceRequests(tracer, listener, { isBehindProxy }) : listener),
    logFields: provider ? activeIds : () => undefined,
    exportMetrics(read) {
      if (!metrics) return { close: async () => {} }
      const reader = new PeriodicExportingMetricReader({
        exporter: metricExporter(metrics, told('metrics')),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: metricsWithinMs,
        metricProducers: [produceMetrics(read)],
      })
      const meters = new MeterProvider({ resource, readers: [reader] })
      return { close: () => inTime(meters.shutdown()) }
    },
    async close() {
      following?.stop()
      if (!provider) return
      await inTime(provider.shutdown())
      context.disable()
    },
  }
}

/** Names the source of the figures; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last. */
function createResource({ usualName }: TelemetrySettings) {
  return defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': usualName,
        'service.version': packageJson.version,
        'service.instance.id': randomUUID(),
        'host.name': hostname(),
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }))
}

function activeIds(): LogFields | undefined {
  const span = trace.getActiveSpan()?.spanContext()
  return span && { trace_id: span.traceId, span_id: span.spanId }
}

/** Data that could not be sent in time is lost. */
async function inTime(ending: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, lastWordMs)
  await Promise.race([ending.catch(() => {}), late.promise])
  clearTimeout(timer)
}
