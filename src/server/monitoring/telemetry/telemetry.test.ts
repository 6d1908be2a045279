import { execFileSync } from 'node:child_process'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#api/mount.ts'
import { ConfigError, readConfig } from '#config'
import { openMailer } from '#mail/mailer.ts'
import { createTestApi, type TestApi } from '#tests/support/api.ts'
import { type Collector, openCollector } from '#tests/support/collector.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { openReceiver } from '#tests/support/receiver.ts'
import { htmlPage, openToySite } from '#tests/support/toy-site.ts'
import { openTelemetry } from '../open-telemetry.ts'
import type { Telemetry } from './telemetry.ts'

let collector: Collector
beforeEach(async () => {
  collector = await openCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json')
  // Gathered data is sent at the end; nothing waits for a timer.
  vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '3600000')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await collector[Symbol.asyncDispose]()
})

const screen = async () => {
  const page = globalThis.aanganPage?.getStore()
  await page?.api.read('covers', { params: {}, query: {} }, page.requestId)
  return htmlPage('<h1>Houses</h1>')
}

async function open(
  settings: Record<string, string> = {},
  told: string[] = [],
  errors: unknown[] = [],
): Promise<Telemetry> {
  const telemetry = await openTelemetry(readConfig({ ...process.env, ...settings }), (sentence, error) => {
    told.push(sentence)
    if (error) errors.push(error)
  })
  if (!telemetry) throw new Error('It is off.')
  return telemetry
}

/** Opens the site around the real API, runs `visit`, and closes everything, which sends what was gathered. */
async function observed(
  visit: (site: Awaited<ReturnType<typeof openToySite>>, api: TestApi) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const telemetry = await open(settings)
  const api = await createTestApi()
  const app = createApi(api.context)
  const site = await openToySite(api.database, {
    settings,
    telemetry,
    pages: screen,
    api: (request) => app.fetch(request),
    read: api.read,
  })
  await visit(site, api)
  await site.close()
  await telemetry.close()
  await api.close()
}

const spanOf = (name: string) => collector.spans.find((span) => span.name === name)
const inquiry = {
  name: 'Sana Malik',
  email: 'sana@example.com',
  phone: '0300 1234567',
  client_Location: 'Lahore',
  inquiry: 'A house.',
}

test('a trace shows the request, the render, the calls of the API and the queries, in the trace of the proxy', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'homes')
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-token=secret')
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  let logged: object | undefined
  await observed(
    async (site) => {
      await site.get('/search?city=lahore', { headers: { traceparent } })
      logged = site.logged().find(({ path }) => path === '/search')
    },
    { TRUST_PROXY: '1' },
  )
  const request = spanOf('GET page or file')
  expect(request).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
    attributes: { 'url.path': '/search', 'http.response.status_code': 200 },
  })
  expect(logged).toMatchObject({ trace_id: request?.traceId, span_id: request?.spanId })
  const render = spanOf('render page')
  const call = spanOf('call covers')
  const query = collector.spans.find(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(render?.parentSpanId).toBe(request?.spanId)
  expect(call?.parentSpanId).toBe(render?.spanId)
  expect(query).toMatchObject({ name: 'query SELECT', attributes: { 'db.system.name': 'postgresql' } })
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(collector.resource).toMatchObject({ 'service.name': 'homes' })
  expect(collector.headers[0]).toMatchObject({ 'x-token': 'secret' })
})

test('nothing that a visitor sends is in a trace, nor can visitors choose theirs', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  await observed(async (site) => {
    const sent = { method: 'POST', body: JSON.stringify(inquiry) }
    const headers = { traceparent, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    expect((await site.get('/api/inquiry', { ...sent, headers })).status).toBe(201)
    await site.get('/health/ready')
  })
  expect(spanOf('POST api')?.traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  expect(spanOf('call inquiry')).toMatchObject({ attributes: { 'http.route': '/api/inquiry' } })
  const text = JSON.stringify(collector.spans)
  for (const secret of ['Sana', 'sana@example.com', '1234567', 'A house', 'health'])
    expect(text).not.toContain(secret)
})

test('a job is a trace of its own, with the emails that it sends; one that fails says so', async () => {
  const mailbox = await openMailbox()
  const mailer = openMailer({ smtpUrl: mailbox.url, from: 'homes@example.com' })
  await observed(async (_site, { queue, database: { db } }) => {
    const email = { recipient: 'a@example.com', reply_to: null, subject: 'Hello', text: 'Hello', html: '' }
    await queue.enqueue(db, 'mail-written', { mailId: 1 })
    await queue.work('mail-written', () => mailer.send({ messageId: '<1@example.com>', ...email }))
    const failed = Promise.withResolvers<void>()
    await queue.enqueue(db, 'clean-up', {})
    await queue.work('clean-up', async () => {
      failed.resolve()
      throw new TypeError('a@example.com')
    })
    await Promise.all([mailbox.has(1), failed.promise])
  })
  mailer.close()
  await mailbox.close()
  const job = spanOf('job mail-written')
  const sent = spanOf('send email')
  expect(job).toMatchObject({ kind: 5, status: { code: 0 } })
  expect(job?.parentSpanId ?? '').toBe('')
  expect(sent?.parentSpanId).toBe(job?.spanId)
  expect(spanOf('job clean-up')?.status).toEqual({ code: 2 })
  expect(JSON.stringify(collector.spans)).not.toContain('example.com')
})

test('the metrics that are sent are those of /metrics', async () => {
  let text = ''
  await observed(async (site) => {
    await site.get('/')
    await site.get('/missing-file.txt')
    text = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text()
  })
  const shown = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  expect(new Set(collector.metrics.map(({ name }) => name))).toEqual(new Set(shown))
  const [, count] = /_duration_seconds_count\{route="page",status="200"\} (\d+)/.exec(text) ?? []
  const durations = collector.metrics.find(({ name }) => name === 'aangan_request_duration_seconds')
  const pages = durations?.histogram?.dataPoints.find(({ attributes }) => attributes.route === 'page')
  expect(pages?.count).toBe(Number(count))
  expect(pages?.bucketCounts?.reduce((sum, some) => sum + some, 0)).toBe(pages?.count)
  expect(pages?.bucketCounts?.length).toBe((pages?.explicitBounds?.length ?? 0) + 1)
  const up = collector.metrics.find(({ name }) => name === 'aangan_database_up')
  expect(up?.gauge?.dataPoints[0]?.asDouble).toBe(1)
  const lookups = collector.metrics.find(({ name }) => name === 'aangan_page_cache_requests_total')
  expect(lookups?.sum?.dataPoints.length).toBe(3)
})

test('as the standard says, protocol buffers are sent unless JSON is asked for', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', '')
  vi.stubEnv('OTEL_METRICS_EXPORTER', 'none')
  await observed(async (site) => void (await site.get('/')))
  expect(collector.names).toContain('render page')
  expect(collector.metrics).toEqual([])
})

test('a collector that takes nothing is reported once, and so is its return', async () => {
  const told: string[] = []
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10')
  const telemetry = await open({}, told)
  const { traced } = await import('#tracing/steps.ts')
  collector.status = 400
  const job = () => traced({ name: 'job clean-up', kind: 'consumer' }, async () => {})
  await job()
  await expect.poll(() => told).toEqual(['The collector does not accept traces'])
  await job()
  collector.status = 200
  await expect
    .poll(async () => {
      await job()
      return told
    })
    .toEqual(['The collector does not accept traces', 'The collector accepts traces again'])
  await telemetry.close()
})

test('what a collector answers is not logged, and its redirects are not followed', async () => {
  await using elsewhere = await openReceiver()
  await using hostile = await openReceiver()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', hostile.url)
  vi.stubEnv('OTEL_METRICS_EXPORTER', 'none')
  const long = 'x'.repeat(3_000_000)
  for (const [status, body] of [
    [400, long],
    [302, long],
    [200, long.repeat(2)],
  ] as const) {
    hostile.otherwise = (response) => void response.writeHead(status, { location: elsewhere.url }).end(body)
    const errors: unknown[] = []
    const telemetry = await open({}, [], errors)
    const { traced } = await import('#tracing/steps.ts')
    await traced({ name: 'job clean-up', kind: 'consumer' }, async () => {})
    await telemetry.close()
    expect(errors).toHaveLength(1)
    expect(inspect(errors[0], { depth: 9, maxStringLength: 10_000 }).length).toBeLessThan(3_000)
  }
  expect(elsewhere.received).toEqual([])
})

test('off unless an address or an exporter is named, and off when it is disabled', () => {
  const { telemetry } = readConfig({ OTEL_SERVICE_NAME: 'homes' })
  expect(telemetry).toBeUndefined()
  expect(readConfig({ OTEL_TRACES_EXPORTER: 'otlp' }).telemetry).toMatchObject({
    traces: 'http/protobuf',
    metrics: undefined,
  })
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).telemetry).toBeUndefined()
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).telemetry).toMatchObject({
    traces: undefined,
    metrics: 'http/protobuf',
  })
  const wrong = () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4317' })
  expect(wrong).toThrow(ConfigError)
  expect(wrong).toThrow('such as http://127.0.0.1:4318')
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('OTEL_EXPORTER_OTLP_PROTOCOL')
})

// The API alone is there anyway: prom-client brings and loads it.
test('a site without it loads nothing of it', () => {
  const listed = `
    import { createRequire } from 'node:module'
    await import('#server/lifecycle/run.ts')
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    if (!loaded.some((file) => file.includes('/pg/'))) throw new Error('Nothing is listed.')
    console.log(loaded.filter((file) => /@opentelemetry.(?!api)|server.telemetry.start/.test(file)).join())`
  const options = ['--input-type=module', '--eval', listed]
  const [checkout = ''] = import.meta.dirname.split('/src/server/')
  expect(execFileSync(process.execPath, options, { cwd: checkout, encoding: 'utf8' }).trim()).toBe('')
})
