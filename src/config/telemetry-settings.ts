/**
 * The settings of OpenTelemetry by their standard names. Most are read by its own packages, which take nonsense for
 * unset in silence: it is refused here.
 */
import { webAddress } from './address-kinds.ts'
import { fraction, line, pairs, path, trueFalse, whole, words } from './kinds.ts'
import { setting } from './setting.ts'

const collector = webAddress('the address of a collector', 'http://127.0.0.1:4318')
const collectorOfSignal = webAddress(
  'the whole address of a collector',
  'http://127.0.0.1:4318/v1/traces',
  'query',
)
// gRPC is not among them: collectors take these two as well, at port 4318.
const protocol = words(['http/protobuf', 'http/json'])
// Prometheus reads the metrics at METRICS_PORT, whatever is sent by OTLP.
const exporter = words(['otlp', 'none'])
const headers = { ...pairs, example: 'authorization=Bearer%20Xk3vJ2mQ9' }
const ms = whole(1, 86_400_000, 10_000)
const interval = whole(100, 86_400_000, 60_000)
const compression = words(['gzip', 'none'])
const file = path('the path of a PEM file', '/etc/aangan/collector.pem')
const count = whole(0, 1_000_000, 128)
const batch = whole(1, 1_000_000, 512)

export const telemetrySettings = {
  OTEL_SDK_DISABLED: setting(trueFalse),
  OTEL_SERVICE_NAME: setting(line('a name', 'aangan')),
  OTEL_RESOURCE_ATTRIBUTES: setting(pairs),
  OTEL_TRACES_EXPORTER: setting(exporter),
  OTEL_METRICS_EXPORTER: setting(exporter),
  OTEL_TRACES_SAMPLER: setting(
    words([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(fraction),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(collector),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(collectorOfSignal),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: setting(collectorOfSignal),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(protocol, 'http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: setting(protocol),
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: setting(protocol),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headers),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: setting(headers),
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: setting(headers),
  OTEL_EXPORTER_OTLP_TIMEOUT: setting(ms),
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: setting(ms),
  OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: setting(ms),
  OTEL_EXPORTER_OTLP_COMPRESSION: setting(compression),
  OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: setting(compression),
  OTEL_EXPORTER_OTLP_METRICS_COMPRESSION: setting(compression),
  OTEL_EXPORTER_OTLP_CERTIFICATE: setting(file),
  OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: setting(file),
  OTEL_EXPORTER_OTLP_METRICS_CERTIFICATE: setting(file),
  OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE: setting(file),
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: setting(file),
  OTEL_EXPORTER_OTLP_METRICS_CLIENT_CERTIFICATE: setting(file),
  OTEL_EXPORTER_OTLP_CLIENT_KEY: setting(file),
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: setting(file),
  OTEL_EXPORTER_OTLP_METRICS_CLIENT_KEY: setting(file),
  OTEL_METRIC_EXPORT_INTERVAL: setting(interval, 60_000),
  OTEL_METRIC_EXPORT_TIMEOUT: setting(interval, 30_000),
  OTEL_BSP_SCHEDULE_DELAY: setting(ms),
  OTEL_BSP_EXPORT_TIMEOUT: setting(ms),
  OTEL_BSP_MAX_QUEUE_SIZE: setting(batch),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: setting(batch),
  OTEL_ATTRIBUTE_COUNT_LIMIT: setting(count),
  OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT: setting(count),
  OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT: setting(count),
  OTEL_SPAN_ATTRIBUTE_VALUE_LENGTH_LIMIT: setting(count),
  OTEL_SPAN_EVENT_COUNT_LIMIT: setting(count),
  OTEL_SPAN_LINK_COUNT_LIMIT: setting(count),
  OTEL_SPAN_ATTRIBUTE_PER_EVENT_COUNT_LIMIT: setting(count),
  OTEL_SPAN_ATTRIBUTE_PER_LINK_COUNT_LIMIT: setting(count),
}
