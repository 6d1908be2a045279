/** The checks of hosts and services that the settings name. */
import type { Config } from '#config'
import type { Db } from '#db/client.ts'
import { timeStorage } from '#domain/health/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { pingScanner } from '#integrations/clamav.ts'
import { fetchRates } from '#integrations/rate-service.ts'
import { type Expected, reach } from '#integrations/reach.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Storage } from '#storage/storage.ts'
import type { Trial } from './try-settings.ts'

type Parts = { config: Config; db: Db; storage: Storage; mailer: Mailer | undefined }

/** Those of a site. */
export function trialsOfSite({ config, db, storage, mailer }: Parts): Trial[] {
  const { clamavUrl, rateService, s3 } = config
  const trials: (Trial | false | undefined)[] = [
    mailer && {
      setting: 'SMTP_URL',
      failure: 'the mail server does not take a greeting and the sign-in.',
      advice: 'Emails wait until it does: start it, or correct the address, the user name and the password.',
      run: () => mailer.greet(),
    },
    s3 && {
      setting: 'S3_BUCKET',
      failure: 'a file could not be written, read and deleted in the bucket.',
      advice: 'Check the bucket, S3_ENDPOINT, S3_REGION and the rights of the access key.',
      run: () => timeStorage(storage),
    },
    clamavUrl !== undefined && {
      setting: 'CLAMAV_URL',
      failure: 'the virus scanner does not answer.',
      advice: 'CVs cannot be uploaded without it: start clamd with TCPSocket, or correct the address.',
      run: (signal) => pingScanner(clamavUrl, signal),
    },
    rateService && {
      setting: 'EXCHANGE_RATES_URL',
      failure: 'the service gives no exchange rates.',
      advice: 'The last ones stay: correct the address or EXCHANGE_RATES_TOKEN.',
      run: () => fetchRates(rateService),
    },
    {
      setting: 'The place for backups in the admin app',
      failure: 'no backup can be made there.',
      advice: 'Until this is corrected there are no new backups.',
      run: () => tryBackupPlace(config, db),
    },
    ...listHosts(config).map(trialOfHost),
    ...trialsOfTelemetry(config),
  ]
  return trials.filter((trial) => typeof trial === 'object')
}

/** Those of every process that sends traces or metrics. */
export function trialsOfTelemetry({ telemetry }: Pick<Config, 'telemetry'>): Trial[] {
  const hosts = new Map(telemetry?.collectors.map((collector) => [collector.address, collector]))
  return [...hosts.values()].map(({ setting, address }) =>
    trialOfHost({ setting, address, what: 'the collector of OpenTelemetry' }),
  )
}

async function tryBackupPlace(config: Config, db: Db): Promise<void> {
  const { backup_place: place } = await readSettings(db)
  if (place === '') return
  const { tryPlace } = await import('#backup/try-place.ts')
  await tryPlace(place, config, db)
}

type Host = {
  setting: string
  address: string
  what: string
  expected?: Expected
}

// ANALYTICS_BASE is not among them: a request there may count as a visit.
function listHosts(config: Config): Host[] {
  const { bases, systems, mode, push, payments, analyticsSenders, cdn, whatsApp } = config
  const base = (name: string) => (mode === 'production' ? name : `${name}_DEVELOPMENT`)
  const hosts: (Host | false | undefined)[] = [
    {
      setting: base('API_BASE'),
      address: bases.api && `${bases.api}/api/listings`,
      what: 'the API of the other host',
      expected: 'JSON',
    },
    {
      setting: base('AGENCY_API_BASE'),
      address: bases.agencyApi && `${bases.agencyApi}/api/agents`,
      what: 'the API of the agency',
      expected: 'JSON',
    },
    {
      setting: base('SEARCH_BASE'),
      address: bases.search && `${bases.search}/api/listings/search`,
      what: 'the search service',
      expected: 'JSON',
    },
    { setting: base('IMAGE_BASE'), address: bases.image, what: 'the host of the pictures' },
    systems.ads && { setting: base('AD_SERVER_BASE'), address: bases.adServer, what: 'the ad server' },
    systems.push && { setting: base('PUSH_BASE'), address: bases.push, what: 'the ntfy server' },
    systems.payments && {
      setting: base('PAYMENT_SCRIPT'),
      address: bases.paymentScript,
      what: 'the script of the gateway',
      expected: 'a good answer',
    },
    systems.payments &&
      'url' in payments && { setting: 'PAYMENT_URL', address: payments.url, what: 'the payment gateway' },
    systems.push && push.fcm && { setting: 'FCM_BASE', address: push.fcm.base, what: 'Firebase' },
    systems.analytics &&
      analyticsSenders.plausible && {
        setting: 'PLAUSIBLE_URL',
        address: analyticsSenders.plausible.url,
        what: 'Plausible',
      },
    systems.analytics &&
      analyticsSenders.ga4 && {
        setting: 'GA4_URL',
        address: analyticsSenders.ga4.url,
        what: 'Google Analytics',
      },
    whatsApp && { setting: 'WHATSAPP_BASE', address: whatsApp.base, what: 'the host of WhatsApp' },
    ...(cdn?.purgeUrls ?? []).map((address) => ({
      setting: 'CDN_PURGE_URL',
      address,
      what: 'the CDN',
    })),
  ]
  // Others are paths of this server.
  return hosts.filter((host) => typeof host === 'object').filter(({ address }) => /^https?:/.test(address))
}

function trialOfHost({ setting, address, what, expected = 'any answer' }: Host): Trial {
  return {
    setting,
    failure: `${what} does not answer as it should.`,
    advice: 'Start it, or correct the address.',
    run: (signal) => reach(address, signal, expected),
  }
}
