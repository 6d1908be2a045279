/** Every setting of the server, read from the environment once at start. docs/operations/settings.md lists them. */
import path from 'node:path'
import { systems as agencySystems } from '#agency'
import type { Systems } from '#contract/systems.ts'
import { readBases } from './base-addresses.ts'
import { ConfigError } from './config-error.ts'
import { addressesOf } from './database-address.ts'
import { readEnvironment } from './environment.ts'
import { readSenders } from './read-analytics.ts'
import { readBackup } from './read-backup.ts'
import { readCdn } from './read-cdn.ts'
import { readS3 } from './read-files.ts'
import { readMaps } from './read-maps.ts'
import { readPayments } from './read-payments.ts'
import { readPush } from './read-push.ts'
import { readRates } from './read-rates.ts'
import { readTelemetry } from './read-telemetry.ts'
import { readWhatsApp } from './read-whatsapp.ts'

export { memoryMegabytes, shareOfMemory } from './memory.ts'
export type { Encoding, TelemetrySettings } from './read-telemetry.ts'
export { addressesOf, ConfigError }

export type Config = ReturnType<typeof readConfig>

/**
 * Reads all settings. Empty means unset. Every API base is a path on this server unless set, so that
 * nothing external is needed (D18).
 * @throws ConfigError when a setting cannot be used
 */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
  systems: Systems = agencySystems,
) {
  const env = readEnvironment(environment)
  return {
    // Systems that the agency turned off stay off, whatever the environment says.
    systems: { ...systems, analytics: systems.analytics && env.ANALYTICS },
    mode: env.AANGAN_MODE,
    role: env.ROLE,
    port: env.PORT,
    // A developer with two checkouts running should not have to choose ports.
    orNextFree: env.AANGAN_MODE === 'development' && !environment.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    contentDir: path.resolve(env.CONTENT_DIR),
    databaseUrl: env.DATABASE_URL,
    changesDatabaseUrl: env.CHANGES_DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseTimeoutMs: env.DATABASE_TIMEOUT_MS,
    migrationTimeoutMs: env.MIGRATION_TIMEOUT_MS,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUST_PROXY,
    demo: env.DEMO,
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    pageStaleMs: env.PAGE_STALE_MINUTES * 60_000,
    mediaCacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024,
    bodyLimitBytes: env.BODY_LIMIT_KB * 1024,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    slowRequestMs: env.SLOW_REQUEST_MS,
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
    drainTimeoutMs: env.DRAIN_TIMEOUT_MS,
    bases: readBases(environment, env.AANGAN_MODE),
    cdn: readCdn(env),
    rateService: readRates(env),
    webOrigins: env.WEB_ORIGINS ?? [],
    eventLimit: env.ANALYTICS_LIMIT_PER_ADDRESS,
    analyticsSenders: readSenders(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    uploadToken: env.UPLOAD_TOKEN,
    unlockPassword: env.UNLOCK_PASSWORD,
    signingSecret: env.SIGNING_SECRET,
    formLimits: {
      perAddress: env.FORM_LIMIT_PER_ADDRESS,
      perPhone: env.FORM_LIMIT_PER_PHONE,
      challengeAfter: env.FORM_CHALLENGE_AFTER,
      minMs: env.FORM_MIN_SECONDS * 1000,
      challengeHolds: env.HOLD_CHALLENGE,
      holdsPerAddress: env.HOLD_LIMIT_PER_ADDRESS,
    },
    payments: readPayments(env),
    clamavUrl: env.CLAMAV_URL,
    resumeRetentionDays: env.RESUME_RETENTION_DAYS,
    push: readPush(env),
    whatsApp: readWhatsApp(env),
    maps: readMaps(env),
    s3: readS3(env),
    backup: readBackup(env),
    telemetry: readTelemetry(env),
  }
}
