/** Every setting with its kind and its default, but the bases. docs/operations/settings.md describes them. */
import { host, mailServer, origin, sender, tcpAddress, webAddress } from './address-kinds.ts'
import { database } from './database-address.ts'
import { line, list, onOff, path, pattern, secret, token, whole, words } from './kinds.ts'
import { mapLayer, mapTiles } from './map-tiles.ts'
import { shareOfMemory } from './memory.ts'
import { backupKey, serviceAccount } from './program-keys.ts'
import { type Given, readSetting, type Setting, setting } from './setting.ts'
import { telemetrySettings } from './telemetry-settings.ts'
import { proxies } from './trusted-proxies.ts'

const port = whole(0, 65_535, 3000)
const day = 86_400_000
const size = whole(0, 1_048_576, 64)
const limit = whole(0, 1_000_000, 20)
const s3Address = webAddress('the address of the service', 'https://s3.example.com')
const s3Region = pattern(/^[a-z]\w*(?:-\w+)*$/i, 'the name of a region', 'eu-central-1')
const s3Key = token('a key of the service', 'AKIAIOSFODNN7EXAMPLE')

/** Who may take payments; each but the first has an adapter in src/integrations/payments. */
export const gatewayNames = ['bank-transfer', 'sandbox'] as const

export const environmentSettings = {
  AANGAN_SETTINGS: setting(path('the path of the file with the settings', '/etc/aangan/environment')),
  AANGAN_MODE: setting(words(['production', 'development']), 'production'),
  ROLE: setting(words(['site', 'search']), 'site'),
  PORT: setting(port, 3000),
  HOST: setting(host, 'localhost'),
  DATA_DIR: setting(path('the path of a folder', '/var/lib/aangan'), '.data'),
  CONTENT_DIR: setting(path('the path of a folder', '/var/lib/aangan-content'), 'content'),
  DATABASE_URL: setting(database),
  CHANGES_DATABASE_URL: setting(database),
  DATABASE_CONNECTIONS: setting(whole(2, 200), 10),
  DATABASE_TIMEOUT_MS: setting(whole(500, 60_000, 2_500), 2_500),
  MIGRATION_TIMEOUT_MS: setting(whole(100, day, 600_000), 600_000),
  PUBLIC_URL: setting(webAddress('the address that visitors use', 'https://www.example.com', 'host')),
  TRUST_PROXY: setting(proxies, 'off'),
  DEMO: setting(onOff, 'on'),
  METRICS_HOST: setting(host, '127.0.0.1'),
  METRICS_PORT: setting(port, 9464),
  LOG_LEVEL: setting(words(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  PAGE_CACHE_MB: setting(size, shareOfMemory(32, 16, 64)),
  PAGE_STALE_MINUTES: setting(whole(0, 10_080, 60), 60),
  MEDIA_CACHE_MB: setting(size, shareOfMemory(64, 8, 32)),
  BODY_LIMIT_KB: setting(whole(1, 1_048_576, 64), 64),
  REQUEST_TIMEOUT_MS: setting(whole(100, day, 30_000), 30_000),
  SLOW_REQUEST_MS: setting(whole(1, day, 1_000), 1_000),
  SHUTDOWN_TIMEOUT_MS: setting(whole(100, day, 10_000), 10_000),
  DRAIN_TIMEOUT_MS: setting(whole(100, day, 300_000), 300_000),
  CDN: setting(words(['off', 'fastly', 'cloudflare', 'varnish']), 'off'),
  CDN_PURGE_URL: setting(
    list(webAddress('', '', 'query'), 'one or more URLs to purge pages at', 'http://10.0.0.9:6081'),
  ),
  CDN_TOKEN: setting(token('a token with permission to purge', 'Xk3vJ2mQ9')),
  CDN_MAX_AGE: setting(whole(1, 31_536_000, 86_400), 86_400),
  EXCHANGE_RATES_URL: setting(
    webAddress('the address of rates as JSON', 'https://rates.example.com/latest?base=USD', 'query'),
  ),
  EXCHANGE_RATES_SOURCE: setting(line('the name of the service', 'State Bank of Pakistan')),
  EXCHANGE_RATES_TOKEN: setting(token('a token of the service', 'Xk3vJ2mQ9')),
  WEB_ORIGINS: setting(
    list(origin, 'the origin of a site, or several', 'https://www.example.com,https://example.com'),
  ),
  ANALYTICS: setting(onOff, 'on'),
  ANALYTICS_LIMIT_PER_ADDRESS: setting(limit, 3000),
  PLAUSIBLE_URL: setting(webAddress('the address of Plausible', 'https://plausible.io')),
  PLAUSIBLE_DOMAIN: setting(
    pattern(
      /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9](?:\/[\w.-]+)*$/i,
      'the domain of the site as Plausible knows it',
      'example.com',
    ),
  ),
  GA4_URL: setting(
    webAddress('the address of Google Analytics', 'https://www.google-analytics.com'),
    'https://www.google-analytics.com',
  ),
  GA4_MEASUREMENT_ID: setting(
    pattern(/^G-[A-Z0-9]+$/, 'the measurement ID of a data stream', 'G-1A2BCD345E'),
  ),
  GA4_API_SECRET: setting(token('a secret of the Measurement Protocol', 'Xk3vJ2mQ9')),
  SMTP_URL: setting(mailServer),
  MAIL_FROM: setting(sender),
  UPLOAD_TOKEN: setting(token('a token of your choice', 'Xk3vJ2mQ9')),
  UNLOCK_PASSWORD: setting(secret(1)),
  SIGNING_SECRET: setting(secret(32)),
  FORM_LIMIT_PER_ADDRESS: setting(limit, 60),
  FORM_LIMIT_PER_PHONE: setting(limit, 20),
  FORM_CHALLENGE_AFTER: setting(limit, 15),
  FORM_MIN_SECONDS: setting(whole(0, 3600, 2), 2),
  HOLD_CHALLENGE: setting(onOff, 'on'),
  HOLD_LIMIT_PER_ADDRESS: setting(limit, 5),
  PAYMENT_GATEWAY: setting(words(gatewayNames), 'bank-transfer'),
  PAYMENT_URL: setting(webAddress('the address of the gateway', 'https://pay.example.com', 'host')),
  PAYMENT_MERCHANT: setting(token('the name that the gateway has for the agency', 'aangan-estates')),
  PAYMENT_SECRET: setting(secret(16)),
  CLAMAV_URL: setting(tcpAddress('the host and the port of the scanner', 'tcp://127.0.0.1:3310')),
  RESUME_RETENTION_DAYS: setting(whole(2, 36_500, 180), 180),
  PUSH_TOKEN: setting(token('an access token of ntfy', 'tk_AgQdq7mVBoFD37zQVN29RhuMzNIz2')),
  PUSH_TOPIC: setting(pattern(/^[\w-]{1,64}$/, 'up to 64 letters, digits, _ and -', 'aangan-estates')),
  PUSH_RETRY_SECONDS: setting(whole(1, 3600, 5), 5),
  PUSH_TIMEOUT_MS: setting(whole(100, 60_000, 10_000), 10_000),
  FCM_SERVICE_ACCOUNT: setting(serviceAccount),
  FCM_BASE: setting(
    webAddress('the address of Firebase', 'https://fcm.googleapis.com'),
    'https://fcm.googleapis.com',
  ),
  WHATSAPP_PHONE_NUMBER_ID: setting(
    pattern(/^[0-9]{5,30}$/, 'the ID of a phone number, which has only digits', '106540352242922'),
  ),
  WHATSAPP_TOKEN: setting(token('an access token of WhatsApp', 'EAAJB4kN3')),
  WHATSAPP_BASE: setting(
    webAddress('the address of the Cloud API', 'https://graph.facebook.com/v23.0'),
    'https://graph.facebook.com/v23.0',
  ),
  WEBHOOKS_TO_LOOPBACK: setting(onOff, 'off'),
  MAP_TILES: setting(mapTiles, 'auto'),
  MAP_STYLE: setting(
    pattern(/^[\w.~-]+(?:\/[\w.~-]+)*$/, 'the name of a style in the address of tiles', 'streets'),
  ),
  MAP_HIDDEN_LAYERS: setting(list(mapLayer, 'the name of a layer, or several', 'border,poi')),
  MAP_TILE_CACHE_MB: setting(size, 500),
  MAP_TILE_MAX_AGE_DAYS: setting(whole(1, 365, 30), 30),
  MAP_ATTRIBUTION: setting(line('the attribution of the tiles', '© OpenStreetMap contributors')),
  MAP_ATTRIBUTION_URL: setting(
    webAddress('the address of a page', 'https://www.openstreetmap.org/copyright', 'fragment'),
  ),
  S3_ENDPOINT: setting(s3Address),
  S3_REGION: setting(s3Region, 'us-east-1'),
  S3_BUCKET: setting(
    pattern(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'the name of a bucket, which has 3 to 63 lowercase letters, digits, - and dots',
      'aangan-files',
    ),
  ),
  S3_ACCESS_KEY_ID: setting(s3Key),
  S3_SECRET_ACCESS_KEY: setting(s3Key),
  S3_FORCE_PATH_STYLE: setting(onOff, 'off'),
  BACKUP_KEY: setting(backupKey),
  BACKUP_S3_ENDPOINT: setting(s3Address),
  BACKUP_S3_REGION: setting(s3Region),
  BACKUP_S3_ACCESS_KEY_ID: setting(s3Key),
  BACKUP_S3_SECRET_ACCESS_KEY: setting(s3Key),
  BACKUP_S3_FORCE_PATH_STYLE: setting(onOff),
  ...telemetrySettings,
}

type Table = typeof environmentSettings

/** The values that are set, and the defaults of the others. */
export type Environment = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer Usual>
    ? Usual extends string
      ? Value
      : Value | undefined
    : never
}

/** Reads every setting but the bases. @throws ConfigError for the first that cannot be used */
export function readEnvironment(given: Given): Environment {
  const values = Object.entries<Setting<unknown>>(environmentSettings).map(([name, declared]) => [
    name,
    readSetting(name, declared, given),
  ])
  // Built from the table, whose names and kinds these are.
  return Object.fromEntries(values) as Environment
}
