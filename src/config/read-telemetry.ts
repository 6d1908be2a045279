import type { Environment } from './environment.ts'

type Signal = 'TRACES' | 'METRICS'

export type Encoding = 'http/protobuf' | 'http/json'

/** Where traces and metrics go by OpenTelemetry's protocol; nothing unless the environment names a place or an exporter. */
export type TelemetrySettings = {
  /** Unless OTEL_SERVICE_NAME says otherwise. */
  usualName: string
  traces: Encoding | undefined
  metrics: Encoding | undefined
  metricsEveryMs: number
  metricsWithinMs: number
  /** Where they are sent, with the setting that says so. */
  collectors: { setting: string; address: string }[]
}

/**
 * Only what is decided here is read here: names, headers, certificates, time limits, samplers and batches are read by
 * OpenTelemetry's own packages, once they are loaded.
 */
export function readTelemetry(env: Environment): TelemetrySettings | undefined {
  if (env.OTEL_SDK_DISABLED) return undefined
  const traces = readEncoding('TRACES', env)
  const metrics = readEncoding('METRICS', env)
  if (!traces && !metrics) return undefined
  return {
    usualName: env.ROLE === 'search' ? 'aangan-search' : 'aangan',
    traces,
    metrics,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
    collectors: [
      ...(traces ? [readCollector('TRACES', env)] : []),
      ...(metrics ? [readCollector('METRICS', env)] : []),
    ],
    metricsWithinMs: Math.min(env.OTEL_METRIC_EXPORT_TIMEOUT, env.OTEL_METRIC_EXPORT_INTERVAL),
  }
}

function readCollector(signal: Signal, env: Environment) {
  const setting = `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT` as const
  const address = env[setting]
  if (address !== undefined) return { setting, address }
  // Without an address its packages send to this one.
  return {
    setting: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    address: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? 'http://localhost:4318',
  }
}

function readEncoding(signal: Signal, env: Environment): Encoding | undefined {
  const exporter = env[`OTEL_${signal}_EXPORTER`]
  if (exporter === 'none') return undefined
  const endpoint = env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (exporter === undefined && endpoint === undefined) return undefined
  return env[`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`] ?? env.OTEL_EXPORTER_OTLP_PROTOCOL
}
