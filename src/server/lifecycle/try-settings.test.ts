import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '#config'
import { settings } from '#db/schema/index.ts'
import { adminKey } from '#domain/settings/read.ts'
import { openMailer } from '#mail/mailer.ts'
import { openStorage } from '#storage/open.ts'
import { openFakeScanner } from '#tests/support/clamav.ts'
import { openCollector } from '#tests/support/collector.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { openReceiver } from '#tests/support/receiver.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { openSilentServer } from '#tests/support/silent-server.ts'
import { trialsOfSite, trialsOfTelemetry } from './setting-trials.ts'
import { trySettings } from './try-settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.db.delete(settings))

/** The warnings of a site with these settings, by the name that each begins with. */
async function warnings(given: Record<string, string>, limitMs?: number): Promise<Map<string, string>> {
  const config = readConfig({ DATA_DIR: dataFolder(), ...given })
  const said: string[] = []
  await trySettings(await trialsFor(config), {
    say: (sentence) => said.push(sentence),
    signal: new AbortController().signal,
    ...(limitMs !== undefined && { limitMs }),
  })
  const byName = new Map(said.map((sentence) => [sentence.split(' was tried: ')[0] ?? '', sentence]))
  expect(byName.size).toBe(said.length)
  return byName
}

async function trialsFor(config: Config) {
  const storage = await openStorage(config)
  onTestFinished(() => storage.close())
  const mailer = config.smtpUrl
    ? openMailer({ smtpUrl: config.smtpUrl, from: 'office@example.com' })
    : undefined
  onTestFinished(() => mailer?.close())
  return trialsOfSite({ config, db: database.db, storage, mailer })
}

async function setBackupPlace(place: string): Promise<void> {
  await database.db.insert(settings).values({ key: adminKey, value: { backup_place: place } })
}

const hosts = (url: string) => ({
  API_BASE: url,
  AGENCY_API_BASE: url,
  SEARCH_BASE: url,
  IMAGE_BASE: url,
  AD_SERVER_BASE: url,
  PAYMENT_SCRIPT: `${url}/script.js`,
  PAYMENT_GATEWAY: 'sandbox',
  PAYMENT_URL: url,
  PAYMENT_MERCHANT: 'homes',
  PAYMENT_SECRET: 'hunter2-hunter2-hunter2',
  PUSH_BASE: url,
  PUSH_TOKEN: 'hunter2',
  PLAUSIBLE_URL: url,
  PLAUSIBLE_DOMAIN: 'example.com',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'hunter2',
  WHATSAPP_BASE: url,
  CDN: 'varnish',
  CDN_PURGE_URL: url,
  CDN_TOKEN: 'hunter2',
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
})
const rates = { EXCHANGE_RATES_SOURCE: 'State Bank', EXCHANGE_RATES_TOKEN: 'hunter2' }

test('a site without other programs tries nothing', async () => {
  expect(await warnings({})).toEqual(new Map())
})

test('nothing is said of what answers, and only what changes nothing is asked', async () => {
  const [mailbox, scanner, s3] = [await openMailbox(), await openFakeScanner(), await startS3Server()]
  await using collector = await openCollector()
  await using host = await openReceiver()
  host.otherwise = (response) => response.end('{"base":"USD","date":"2026-11-28","rates":{"PKR":280}}')
  const folder = dataFolder()
  await setBackupPlace(join(folder, 'backups'))
  const given = {
    ...hosts(host.url),
    ...rates,
    ...s3.environment,
    EXCHANGE_RATES_URL: `${host.url}/latest`,
    SMTP_URL: mailbox.url,
    CLAMAV_URL: scanner.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  }
  expect(await warnings(given)).toEqual(new Map())
  expect(new Set(host.received.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(mailbox.received).toEqual([])
  expect(scanner.scanned).toEqual([])
  await Promise.all([mailbox.close(), scanner.close(), s3.close()])
})

test('what does not answer is named with what to do, and no secret is said', async () => {
  const { environment, close } = await startS3Server()
  await close()
  await setBackupPlace('/proc/nowhere')
  const { port, close: closePort } = await openSilentServer()
  await closePort()
  const gone = `http://127.0.0.1:${port}`
  const given = {
    ...hosts(gone),
    ...rates,
    ...environment,
    S3_SECRET_ACCESS_KEY: 'hunter2',
    EXCHANGE_RATES_URL: `${gone}/latest?key=hunter2`,
    SMTP_URL: `smtp://postman:hunter2@127.0.0.1:${port}`,
    CLAMAV_URL: `tcp://127.0.0.1:${port}`,
  }
  const said = await warnings(given)
  expect([...said.keys()].toSorted()).toEqual(
    [
      ...Object.keys(hosts(gone)).filter((name) => namesHost.test(name)),
      ...['CLAMAV_URL', 'EXCHANGE_RATES_URL', 'S3_BUCKET', 'SMTP_URL'],
      'The place for backups in the admin app',
    ].toSorted(),
  )
  for (const sentence of said.values()) {
    expect(sentence).toMatch(/^[^\n]+ was tried: [^\n]+[.]$/)
    expect(sentence).not.toContain('hunter2')
  }
  expect(said.get('SMTP_URL')).toBe(
    'SMTP_URL was tried: the mail server does not take a greeting and the sign-in. Nothing accepts connections at this address. Emails wait until it does: start it, or correct the address, the user name and the password.',
  )
  expect(said.get('CLAMAV_URL')).toContain('Nothing accepts connections at this address.')
  expect(said.get('SEARCH_BASE')).toBe(
    'SEARCH_BASE was tried: the search service does not answer as it should. Nothing accepts connections at this address. Start it, or correct the address.',
  )
  expect(said.get('The place for backups in the admin app')).toContain('/proc/nowhere')
})

test('an answer that will not do is named', async () => {
  await using host = await openReceiver()
  host.otherwise = 404
  const { environment, close } = await startS3Server()
  const said = await warnings({
    ...environment,
    S3_BUCKET: 'other-bucket',
    API_BASE: host.url,
    IMAGE_BASE: host.url,
    ...rates,
    EXCHANGE_RATES_URL: host.url,
  })
  expect([...said.keys()].toSorted()).toEqual(['API_BASE', 'EXCHANGE_RATES_URL', 'S3_BUCKET'])
  expect(said.get('API_BASE')).toContain('The answer is 404.')
  expect(said.get('S3_BUCKET')).toContain('NoSuchBucket')
  await close()
})

test('a host that answers something else than the API is named', async () => {
  await using host = await openReceiver()
  host.otherwise = 200
  const said = await warnings({ SEARCH_BASE: host.url, PUSH_BASE: host.url })
  expect([...said.keys()]).toEqual(['SEARCH_BASE'])
  expect(said.get('SEARCH_BASE')).toContain('The answer cannot be read.')
})

test('what hangs is given up, however many hang', async () => {
  const silent = await openSilentServer()
  onTestFinished(() => silent.close())
  const address = `127.0.0.1:${silent.port}`
  const given = {
    ...hosts(`http://${address}`),
    SMTP_URL: `smtp://${address}`,
    CLAMAV_URL: `tcp://${address}`,
  }
  const said = await warnings(given, 100)
  expect(said.get('SMTP_URL')).toContain('The server did not answer within 0.1 s.')
  expect(said.get('CLAMAV_URL')).toContain('The server did not answer within 0.1 s.')
  expect(said.get('SEARCH_BASE')).toContain('The server did not answer within 0.1 s.')
})

test('a server that ends says nothing of what it still tries', async () => {
  const silent = await openSilentServer()
  onTestFinished(() => silent.close())
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${silent.port}` })
  const said: string[] = []
  const ending = new AbortController()
  const trying = trySettings(trialsOfTelemetry(config), {
    say: (sentence) => said.push(sentence),
    signal: ending.signal,
  })
  ending.abort()
  await trying
  expect(said).toEqual([])
})

/** Of the settings above, those that name a host. */
const namesHost = /_BASE$|_URL$|^PAYMENT_SCRIPT$|_ENDPOINT$/
