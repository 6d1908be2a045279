/**
 * Sends gathered data to a collector by OpenTelemetry's protocol; reports when the collector is lost and
 * back.
 */
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base'
import {
  convertLegacyHttpOptions,
  createOtlpHttpExportDelegate,
} from '@opentelemetry/otlp-exporter-base/node-http'
import {
  JsonMetricsSerializer,
  JsonTraceSerializer,
  MetricsExporterMetricsHelper,
  ProtobufMetricsSerializer,
  ProtobufTraceSerializer,
  TraceExporterMetricsHelper,
} from '@opentelemetry/otlp-transformer'
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Encoding } from '#config'

export type OnReach = (isReachable: boolean, error?: unknown) => void

/** The exporter reads the collector's address, headers, certificates and time limit from the environment. */
export function traceExporter(encoding: Encoding, onReach: OnReach): SpanExporter {
  const serializer = encoding === 'http/json' ? JsonTraceSerializer : ProtobufTraceSerializer
  const options = convertLegacyHttpOptions({}, 'TRACES', 'v1/traces', requestHeaders(encoding))
  return watched(
    new OTLPExporterBase(
      createOtlpHttpExportDelegate(
        options,
        serializer,
        'otlp_http_span_exporter',
        TraceExporterMetricsHelper,
        undefined,
      ),
    ),
    onReach,
  )
}

export function metricExporter(encoding: Encoding, onReach: OnReach): PushMetricExporter {
  const serializer = encoding === 'http/json' ? JsonMetricsSerializer : ProtobufMetricsSerializer
  const options = convertLegacyHttpOptions({}, 'METRICS', 'v1/metrics', requestHeaders(encoding))
  return watched(
    new OTLPExporterBase(
      createOtlpHttpExportDelegate(
        options,
        serializer,
        'otlp_http_metric_exporter',
        MetricsExporterMetricsHelper,
        undefined,
      ),
    ),
    onReach,
  )
}

function requestHeaders(encoding: Encoding): Record<string, string> {
  return { 'Content-Type': encoding === 'http/json' ? 'application/json' : 'application/x-protobuf' }
}

/** Reports once that the collector is unreachable, and once that it is back. */
function watched<Items>(exporter: OTLPExporterBase<Items>, onReach: OnReach) {
  let isReachable = true
  return {
    export(items: Items, done: (result: ExportResult) => void) {
      exporter.export(items, (result) => {
        const succeeded = result.code === ExportResultCode.SUCCESS
        if (succeeded !== isReachable) onReach(succeeded, result.error && brief(result.error))
        isReachable = succeeded
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

const mostOfMessage = 300

/** The error without the collector's answer, which may be megabytes and would be logged. */
function brief({ message, name, ...more }: Error): Error {
  const code = 'code' in more ? ` (${more.code})` : ''
  return new Error(`${message || name}`.slice(0, mostOfMessage) + code)
}
