/** What the environment may say. docs/operations/settings.md lists every setting. */
import { z } from 'zod'
import { shareOfMemory } from './memory.ts'

const port = z.coerce.number().int().min(0).max(65535)
const whole = z.coerce.number().int().min(0)
const onOff = z.enum(['on', 'off'])
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text === '' ? undefined : text))

/** An address with one of the schemes; what is wrong is said without the value, which may hold a password. */
const address = (schemes: readonly string[], what: string) =>
  optionalText.refine((text) => text === undefined || isAddress(text, schemes), `it is ${what}`)

function isAddress(text: string, schemes: readonly string[]): boolean {
  const url = /\s/.test(text) ? undefined : URL.parse(text)
  return url != null && schemes.includes(url.protocol) && text.includes('://') && url.hostname !== ''
}

// gRPC is not among them: collectors take these two as well, at port 4318.
const otlpProtocol = z.enum(['http/protobuf', 'http/json'])
// Prometheus reads the metrics at METRICS_PORT, whatever is sent by OTLP.
const otelExporter = z.enum(['otlp', 'none']).optional()

/** Who may take payments; each but the first has an adapter in src/integrations/payments. */
export const gatewayNames = ['bank-transfer', 'sandbox'] as const

export const Environment = z.object({
  AANGAN_MODE: z.enum(['production', 'development']).default('production'),
  ROLE: z.enum(['site', 'search']).default('site'),
  PORT: port.default(3000),
  HOST: z.string().trim().min(1).default('localhost'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  CONTENT_DIR: z.string().trim().min(1).default('content'),
  DATABASE_URL: optionalText,
  CHANGES_DATABASE_URL: optionalText,
  DATABASE_CONNECTIONS: whole.min(2).max(200).default(10),
  DATABASE_TIMEOUT_MS: whole.min(500).max(60_000).default(2_500),
  MIGRATION_TIMEOUT_MS: whole.min(100).default(600_000),
  PUBLIC_URL: address(['https:', 'http:'], 'the address that visitors use, such as https://www.example.com'),
  TRUST_PROXY: z.union([onOff, z.coerce.number().int().min(0).max(9)]).default('off'),
  DEMO: onOff.default('on'),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  METRICS_PORT: port.default(9464),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PAGE_CACHE_MB: whole.default(shareOfMemory(32, 16, 64)),
  PAGE_STALE_MINUTES: whole.max(10_080).default(60),
  MEDIA_CACHE_MB: whole.default(shareOfMemory(64, 8, 32)),
  BODY_LIMIT_KB: whole.min(1).default(64),
  REQUEST_TIMEOUT_MS: whole.min(100).default(30_000),
  SLOW_REQUEST_MS: whole.min(1).default(1_000),
  SHUTDOWN_TIMEOUT_MS: whole.min(100).default(10_000),
  DRAIN_TIMEOUT_MS: whole.min(100).default(300_000),
  CDN: z.enum(['off', 'fastly', 'cloudflare', 'varnish']).default('off'),
  CDN_PURGE_URL: optionalText,
  CDN_TOKEN: optionalText,
  CDN_MAX_AGE: whole.min(1).max(31_536_000).default(86_400),
  EXCHANGE_RATES_URL: optionalText,
  EXCHANGE_RATES_SOURCE: optionalText,
  EXCHANGE_RATES_TOKEN: optionalText,
  WEB_ORIGINS: optionalText,
  ANALYTICS: onOff.default('on'),
  ANALYTICS_LIMIT_PER_ADDRESS: whole.default(3000),
  PLAUSIBLE_URL: address(['https:', 'http:'], 'the address of Plausible, such as https://plausible.io'),
  PLAUSIBLE_DOMAIN: optionalText,
  GA4_URL: z.string().trim().min(1).default('https://www.google-analytics.com'),
  GA4_MEASUREMENT_ID: optionalText,
  GA4_API_SECRET: optionalText,
  SMTP_URL: address(
    ['smtp:', 'smtps:'],
    'the address of the mail server, such as smtp://user:password@mail.example.com:587',
  ),
  MAIL_FROM: optionalText,
  UPLOAD_TOKEN: optionalText,
  UNLOCK_PASSWORD: optionalText,
  SIGNING_SECRET: z.string().trim().min(32).optional(),
  FORM_LIMIT_PER_ADDRESS: whole.default(60),
  FORM_LIMIT_PER_PHONE: whole.default(20),
  FORM_CHALLENGE_AFTER: whole.default(15),
  FORM_MIN_SECONDS: whole.default(2),
  HOLD_CHALLENGE: onOff.default('on'),
  HOLD_LIMIT_PER_ADDRESS: whole.default(5),
  PAYMENT_GATEWAY: z.enum(gatewayNames).default('bank-transfer'),
  PAYMENT_URL: optionalText,
  PAYMENT_MERCHANT: optionalText,
  PAYMENT_SECRET: optionalText,
  CLAMAV_URL: optionalText,
  RESUME_RETENTION_DAYS: whole.min(2).max(36_500).default(180),
  PUSH_TOKEN: optionalText,
  PUSH_TOPIC: z
    .string()
    .trim()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  PUSH_RETRY_SECONDS: whole.min(1).max(3600).default(5),
  PUSH_TIMEOUT_MS: whole.min(100).max(60_000).default(10_000),
  FCM_SERVICE_ACCOUNT: optionalText,
  FCM_BASE: z.string().trim().min(1).default('https://fcm.googleapis.com'),
  WHATSAPP_PHONE_NUMBER_ID: optionalText,
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_BASE: z.string().trim().min(1).default('https://graph.facebook.com/v23.0'),
  WEBHOOKS_TO_LOOPBACK: onOff.default('off'),
  MAP_TILES: optionalText,
  MAP_STYLE: optionalText,
  MAP_HIDDEN_LAYERS: optionalText,
  MAP_TILE_CACHE_MB: whole.default(500),
  MAP_TILE_MAX_AGE_DAYS: whole.min(1).max(365).default(30),
  MAP_ATTRIBUTION: optionalText,
  MAP_ATTRIBUTION_URL: optionalText,
  S3_ENDPOINT: address(['https:', 'http:'], 'the address of the service, such as https://s3.example.com'),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: onOff.default('off'),
  BACKUP_KEY: optionalText,
  BACKUP_S3_ENDPOINT: optionalText,
  BACKUP_S3_REGION: optionalText,
  BACKUP_S3_ACCESS_KEY_ID: optionalText,
  BACKUP_S3_SECRET_ACCESS_KEY: optionalText,
  BACKUP_S3_FORCE_PATH_STYLE: onOff.optional(),
  OTEL_SDK_DISABLED: optionalText,
  OTEL_TRACES_EXPORTER: otelExporter,
  OTEL_METRICS_EXPORTER: otelExporter,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalText,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: optionalText,
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol.default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol.optional(),
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: otlpProtocol.optional(),
  OTEL_METRIC_EXPORT_INTERVAL: whole.min(100).default(60_000),
  OTEL_METRIC_EXPORT_TIMEOUT: whole.min(100).default(30_000),
})
export type Environment = z.output<typeof Environment>
