/** Settings that the admin app cannot change, from the agency's file and the environment. */
import { agency, offices } from '#agency'
import { addressesOf, type Config } from '#config'
import type { FixedSetting } from '#contract/admin/settings.ts'
import { formatPhone } from '#contract/text/phones.ts'
import { serverSettings as t } from '#messages/admin.ts'

/**
 * Secrets are never among the values, which only say whether a secret is set.
 * @param maps facts about the maps besides their settings
 */
export function fixedSettings(
  config: Config,
  maps: readonly FixedSetting[] = [tilesOf(config)],
): FixedSetting[] {
  return [...ofAgency(), ...ofServer(config, maps)]
}

function tilesOf({ maps: { source } }: Config): FixedSetting {
  const hosted = () => hostOf(typeof source === 'object' ? source.address.replaceAll(/[{}]/g, '') : undefined)
  const value = source === 'off' ? t.drawnMaps : source === 'auto' ? t.tilesAuto : hosted()
  return { group: t.maps, name: t.tiles, value, changed_in: 'MAP_TILES' }
}

function ofAgency(): FixedSetting[] {
  const changed_in = 'agency.config.ts'
  const { franchiseDesk, socials } = agency
  const facts: [name: string, value: string][] = [
    [t.name, agency.name],
    [t.tagline, agency.tagline],
    [t.email, agency.email],
    [t.phone, formatPhone(agency.phone)],
    [t.whatsApp, formatPhone(agency.whatsApp)],
    ...offices.map(({ name, address }): [string, string] => [name, address]),
    [t.franchiseDesk, `${franchiseDesk.email}, ${formatPhone(franchiseDesk.phone)}`],
    [t.brandColour, agency.brandColour],
    [t.blog, agency.blogUrl ?? t.none],
    [t.socialMedia, socials.map(({ name }) => name).join(', ')],
    [t.bookingPhrase, agency.features.onlineBooking],
  ]
  return facts.map(([name, value]) => ({ group: t.agency, name, value, changed_in }))
}

function ofServer(config: Config, maps: readonly FixedSetting[]): FixedSetting[] {
  const fact = (group: string, name: string, value: string, changed_in: string): FixedSetting => ({
    group,
    name,
    value,
    changed_in,
  })
  const { formLimits, bases } = config
  const limit = (count: number) => (count === 0 ? t.noLimit : t.perTenMinutes({ count }))
  return [
    fact(t.emails, t.mailServer, hostOf(config.smtpUrl), 'SMTP_URL'),
    fact(t.emails, t.from, config.mailFrom ?? agency.email, 'MAIL_FROM'),
    fact(t.emails, t.whatsAppAlerts, isSet(config.whatsApp?.token), 'WHATSAPP_TOKEN'),
    fact(t.forms, t.perAddress, limit(formLimits.perAddress), 'FORM_LIMIT_PER_ADDRESS'),
    fact(t.forms, t.perPhone, limit(formLimits.perPhone), 'FORM_LIMIT_PER_PHONE'),
    fact(t.forms, t.withoutChallenge, limit(formLimits.challengeAfter), 'FORM_CHALLENGE_AFTER'),
    fact(
      t.forms,
      t.holdsPerAddress,
      formLimits.holdsPerAddress === 0 ? t.noLimit : String(formLimits.holdsPerAddress),
      'HOLD_LIMIT_PER_ADDRESS',
    ),
    fact(t.forms, t.challengePerHold, formLimits.challengeHolds ? t.on : t.off, 'HOLD_CHALLENGE'),
    fact(t.forms, t.fastest, `${formLimits.minMs / 1000} s`, 'FORM_MIN_SECONDS'),
    fact(t.files, t.storage, config.s3 ? `S3: ${config.s3.bucket}` : t.dataFolder, 'S3_BUCKET'),
    fact(t.files, t.virusScanner, config.clamavUrl ?? t.none, 'CLAMAV_URL'),
    fact(t.files, t.uploadToken, isSet(config.uploadToken), 'UPLOAD_TOKEN'),
    fact(t.push, t.ntfyServer, bases.push ? hostOf(bases.push) : t.none, 'PUSH_BASE'),
    fact(t.push, t.ntfyToken, isSet(config.push.token), 'PUSH_TOKEN'),
    fact(t.push, t.ntfyTopic, config.push.topic, 'PUSH_TOPIC'),
    fact(t.push, t.firebase, isSet(config.push.fcm?.account.private_key), 'FCM_SERVICE_ACCOUNT'),
    fact(t.push, t.localWebhooks, config.push.mayLoopback ? t.allowed : t.refused, 'WEBHOOKS_TO_LOOPBACK'),
    fact(t.payments, t.provider, config.payments.gateway, 'PAYMENT_GATEWAY'),
    fact(t.payments, t.secret, isSet(secretOf(config)), 'PAYMENT_SECRET'),
    ...maps,
    fact(t.server, t.siteAddress, config.publicUrl ?? t.listeningAddress, 'PUBLIC_URL'),
    fact(
      t.server,
      t.database,
      config.databaseUrl ? addressesOf(config.databaseUrl).map(hostOf).join(', ') : t.ownDatabase,
      'DATABASE_URL',
    ),
    fact(t.server, t.signingSecret, config.signingSecret ? t.set : t.secretFile, 'SIGNING_SECRET'),
    fact(t.server, t.proxies, String(config.trustedProxies), 'TRUST_PROXY'),
    fact(t.server, t.countsViews, config.systems.analytics ? t.on : t.off, 'ANALYTICS'),
    fact(t.server, t.plausible, config.analyticsSenders.plausible?.domain ?? t.notUsed, 'PLAUSIBLE_DOMAIN'),
    fact(
      t.server,
      t.googleAnalytics,
      config.analyticsSenders.ga4?.measurementId ?? t.notUsed,
      'GA4_MEASUREMENT_ID',
    ),
    fact(t.server, t.cdn, config.cdn?.kind ?? t.none, 'CDN'),
    fact(t.server, t.rateService, config.rateService?.source ?? t.none, 'EXCHANGE_RATES_URL'),
    fact(t.server, t.telemetry, telemetryOf(config), 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    fact(t.server, t.demo, config.demo ? t.demoEmpty : t.never, 'DEMO'),
    fact(t.server, t.pictures, bases.image, 'IMAGE_BASE'),
  ]
}

function telemetryOf({ telemetry }: Config): string {
  const signals = [telemetry?.traces && t.traces, telemetry?.metrics && t.metrics]
  return signals.filter(Boolean).join(', ') || t.notUsed
}

/** Where it is, without the name and the password in its address. */
function hostOf(address: string | undefined): string {
  if (address === undefined) return t.notSet
  return URL.canParse(address) ? new URL(address).host || t.set : t.set
}

function secretOf({ payments }: Config): string | undefined {
  return payments.gateway === 'bank-transfer' ? undefined : payments.secret
}

function isSet(secret: string | undefined): string {
  return secret === undefined ? t.notSet : t.set
}
