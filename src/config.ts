/** Every setting of the server, read from the environment once at start. docs/operations.md lists them. */
import path from 'node:path'
import { z } from 'zod'
import { agency, systems as agencySystems } from '#agency'
import type { Systems } from '#contract/systems.ts'
import { readBases } from './bases.ts'

const port = z.coerce.number().int().min(0).max(65535)
const whole = z.coerce.number().int().min(0)
const onOff = z.enum(['on', 'off'])
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text === '' ? undefined : text))

/** Who may take payments; each but the first has an adapter in src/integrations/payments. */
const gatewayNames = ['bank-transfer', 'sandbox'] as const

type PaymentSettings =
  | { gateway: 'bank-transfer' }
  | {
      gateway: Exclude<(typeof gatewayNames)[number], 'bank-transfer'>
      url: string
      merchant: string
      secret: string
    }

const Environment = z.object({
  AANGAN_MODE: z.enum(['production', 'development']).default('production'),
  ROLE: z.enum(['site', 'search']).default('site'),
  PORT: port.default(3000),
  HOST: z.string().trim().min(1).default('localhost'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  CONTENT_DIR: z.string().trim().min(1).default('content'),
  DATABASE_URL: optionalText,
  CHANGES_DATABASE_URL: optionalText,
  DATABASE_CONNECTIONS: whole.min(2).max(200).default(10),
  PUBLIC_URL: optionalText,
  TRUST_PROXY: z.union([onOff, z.coerce.number().int().min(0).max(9)]).default('off'),
  DEMO: onOff.default('on'),
  METRICS_PORT: port.default(9464),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PAGE_CACHE_MB: whole.default(64),
  MEDIA_CACHE_MB: whole.default(32),
  BODY_LIMIT_KB: whole.min(1).default(64),
  REQUEST_TIMEOUT_MS: whole.min(100).default(30_000),
  SHUTDOWN_TIMEOUT_MS: whole.min(100).default(10_000),
  WEB_ORIGINS: optionalText,
  ANALYTICS: onOff.default('on'),
  ANALYTICS_LIMIT_PER_ADDRESS: whole.default(3000),
  PLAUSIBLE_URL: optionalText,
  PLAUSIBLE_DOMAIN: optionalText,
  GA4_URL: z.string().trim().min(1).default('https://www.google-analytics.com'),
  GA4_MEASUREMENT_ID: optionalText,
  GA4_API_SECRET: optionalText,
  SMTP_URL: optionalText,
  MAIL_FROM: optionalText,
  UPLOAD_TOKEN: optionalText,
  UNLOCK_PASSWORD: optionalText,
  FORM_LIMIT_PER_ADDRESS: whole.default(60),
  FORM_LIMIT_PER_PHONE: whole.default(20),
  FORM_CHALLENGE_AFTER: whole.default(15),
  FORM_MIN_SECONDS: whole.default(2),
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
  WEBHOOKS_TO_LOOPBACK: onOff.default('off'),
  MAP_TILES: optionalText,
  MAP_STYLE: optionalText,
  MAP_ATTRIBUTION: optionalText,
  MAP_ATTRIBUTION_URL: optionalText,
  S3_ENDPOINT: optionalText,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: onOff.default('off'),
})
type Environment = z.output<typeof Environment>

export type Config = ReturnType<typeof readConfig>

/** A setting that cannot be used. The message names it and says what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads all settings. Empty means unset. Every API base is a path on this server unless set, so that
 * nothing external is needed (decision 18).
 * @throws ConfigError when a setting cannot be used
 */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  systems: Systems = agencySystems,
) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(
      `The setting ${issue?.path.join('.')} cannot be used (${issue?.message}). Correct it and start again.`,
    )
  }
  const env = parsed.data
  return {
    // What the agency does without is off, whatever the environment says.
    systems: { ...systems, analytics: systems.analytics && env.ANALYTICS === 'on' },
    mode: env.AANGAN_MODE,
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    contentDir: path.resolve(env.CONTENT_DIR),
    databaseUrl: env.DATABASE_URL,
    changesDatabaseUrl: env.CHANGES_DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: readProxies(env.TRUST_PROXY),
    demo: env.DEMO === 'on',
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    mediaCacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024,
    bodyLimitBytes: env.BODY_LIMIT_KB * 1024,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
    bases: readBases(present, env.AANGAN_MODE, (sentence) => new ConfigError(sentence)),
    webOrigins: readOrigins(env.WEB_ORIGINS),
    eventLimit: env.ANALYTICS_LIMIT_PER_ADDRESS,
    analyticsSenders: readSenders(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    uploadToken: env.UPLOAD_TOKEN,
    unlockPassword: env.UNLOCK_PASSWORD,
    formLimits: {
      perAddress: env.FORM_LIMIT_PER_ADDRESS,
      perPhone: env.FORM_LIMIT_PER_PHONE,
      challengeAfter: env.FORM_CHALLENGE_AFTER,
      minMs: env.FORM_MIN_SECONDS * 1000,
    },
    payments: readPayments(env),
    clamavUrl: readScanner(env.CLAMAV_URL),
    resumeRetentionDays: env.RESUME_RETENTION_DAYS,
    push: readPush(env),
    mapTiles: readMapTiles(env),
    s3: readS3(env),
  }
}

/** Webs on other hosts, whose visitors' browsers may use this API. */
function readOrigins(list: string | undefined): readonly string[] {
  const origins = (list ?? '').split(',').flatMap((one) => one.trim().replace(/\/+$/, '') || [])
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong === undefined) return origins
  throw new ConfigError(
    `The setting WEB_ORIGINS cannot be used: ${wrong} is no origin such as https://www.example.com. Several are separated by commas.`,
  )
}

/** How many proxies stand in front of this server, whose word about a visitor is believed. */
function readProxies(setting: Environment['TRUST_PROXY']): number {
  if (typeof setting === 'number') return setting
  return setting === 'on' ? 1 : 0
}

function readScanner(url: string | undefined): string | undefined {
  if (url === undefined || (URL.canParse(url) && /^tcp:\/\/(?:[^/:]+|\[[\da-f:]+\]):\d+$/i.test(url)))
    return url
  throw new ConfigError(
    'The setting CLAMAV_URL cannot be used: it names host and port of the scanner, such as tcp://127.0.0.1:3310.',
  )
}

/** Who takes payments: without a gateway they are sent to the agency's bank account. */
function readPayments(env: Environment): PaymentSettings {
  const {
    PAYMENT_GATEWAY: gateway,
    PAYMENT_URL: url,
    PAYMENT_MERCHANT: merchant,
    PAYMENT_SECRET: secret,
  } = env
  if (gateway === 'bank-transfer') return { gateway }
  if (!url || !merchant || !secret)
    throw new ConfigError(
      `To have payments taken by the gateway ${gateway}, set PAYMENT_URL, PAYMENT_MERCHANT and PAYMENT_SECRET as well.`,
    )
  if (!URL.canParse(url) || new URL(url).origin !== url.replace(/\/$/, ''))
    throw new ConfigError(
      'The setting PAYMENT_URL cannot be used: it is the address of the gateway, such as https://pay.example.com.',
    )
  if (secret.length < 16)
    throw new ConfigError('The setting PAYMENT_SECRET cannot be used: it has at least 16 characters.')
  return { gateway, url: new URL(url).origin, merchant, secret }
}

/** How staff's phones and other programs are told what happens; without a service account there is no FCM. */
function readPush(env: Environment) {
  const { PUSH_TOKEN: token, FCM_SERVICE_ACCOUNT: account, FCM_BASE: base } = env
  if (!/^https?:\/\//.test(base))
    throw new ConfigError(
      'The setting FCM_BASE cannot be used: it is an address such as https://fcm.googleapis.com.',
    )
  return {
    topic: env.PUSH_TOPIC ?? agency.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    token,
    retrySeconds: env.PUSH_RETRY_SECONDS,
    timeoutMs: env.PUSH_TIMEOUT_MS,
    mayLoopback: env.WEBHOOKS_TO_LOOPBACK === 'on',
    fcm:
      account === undefined ? undefined : { base: base.replace(/\/+$/, ''), account: readAccount(account) },
  }
}

const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})

/** What is wrong with it is not said word for word: it is a secret. */
function readAccount(text: string): z.output<typeof ServiceAccount> {
  try {
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    throw new ConfigError(
      'The setting FCM_SERVICE_ACCOUNT cannot be used: it is the JSON of a service account’s key, in one line.',
    )
  }
}

/** The analytics services that are told what is counted. */
function readSenders(env: Environment) {
  const { PLAUSIBLE_URL: url, PLAUSIBLE_DOMAIN: domain } = env
  const { GA4_URL, GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret } = env
  if (Boolean(url) !== Boolean(domain))
    throw new ConfigError(
      'To tell Plausible what is counted, set PLAUSIBLE_URL and PLAUSIBLE_DOMAIN together.',
    )
  if (Boolean(measurementId) !== Boolean(apiSecret)) {
    throw new ConfigError(
      'To tell Google Analytics what is counted, set GA4_MEASUREMENT_ID and GA4_API_SECRET together.',
    )
  }
  return {
    ...(url && domain && { plausible: { url: readBase('PLAUSIBLE_URL', url), domain } }),
    ...(measurementId &&
      apiSecret && { ga4: { url: readBase('GA4_URL', GA4_URL), measurementId, apiSecret } }),
  }
}

function readBase(setting: string, address: string): string {
  if (/^https?:\/\/[^?#@]+$/.test(address) && URL.canParse(address)) return address.replace(/\/+$/, '')
  throw new ConfigError(
    `The setting ${setting} cannot be used: it is an address such as https://analytics.example.com.`,
  )
}

/** Whose tiles maps are made of; nothing when they are drawn. */
function readMapTiles(env: Environment) {
  const { MAP_TILES: template, MAP_STYLE: style, MAP_ATTRIBUTION: attribution } = env
  const attributionUrl = env.MAP_ATTRIBUTION_URL
  if (template === undefined) {
    if (style === undefined && attribution === undefined && attributionUrl === undefined) return undefined
    throw new ConfigError('To have maps made of tiles, set MAP_TILES as well.')
  }
  const address = template.replaceAll('{style}', style ?? '{style}')
  const isAddress = /^(?:https?:\/\/[^/{}@]+)?\/[^@]*$/.test(address) && !address.startsWith('//')
  const left = address.replaceAll(/\{[zxyr]\}/g, '')
  if (!isAddress || !['{z}', '{x}', '{y}'].every((part) => address.includes(part)) || /[{}]/.test(left))
    throw new ConfigError(
      style === undefined && template.includes('{style}')
        ? 'The setting MAP_TILES has {style} in it: set MAP_STYLE as well.'
        : 'The setting MAP_TILES cannot be used: it is an address such as https://tiles.example.com/{style}/{z}/{x}/{y}.png.',
    )
  if (style !== undefined && !template.includes('{style}'))
    throw new ConfigError('The setting MAP_STYLE has no place: write {style} where it belongs in MAP_TILES.')
  if (attribution === undefined)
    throw new ConfigError(
      'Those who make map tiles ask to be named: set MAP_ATTRIBUTION, such as © OpenStreetMap contributors.',
    )
  if (attributionUrl !== undefined && !/^https?:\/\//.test(attributionUrl))
    throw new ConfigError(
      'The setting MAP_ATTRIBUTION_URL cannot be used: it is an address such as https://www.openstreetmap.org/copyright.',
    )
  return { address, attribution, attributionUrl }
}

/** Where files go when not to the data folder; nothing without a bucket. */
function readS3(env: Environment) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket && !accessKeyId && !secretAccessKey && !env.S3_ENDPOINT) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      'To keep files in S3, set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together; set none of the S3_ settings to keep them on the disk.',
    )
  }
  if (env.S3_ENDPOINT !== undefined && !/^https?:\/\//.test(env.S3_ENDPOINT)) {
    throw new ConfigError(
      'The setting S3_ENDPOINT cannot be used: it is an address such as https://s3.example.com.',
    )
  }
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env
  return {
    bucket,
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'on',
  }
}
