import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { uploadPath } from '#contract/files/upload-types.ts'
import { RateLimited } from '#domain/errors.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'
import { uploadFrom } from './upload-body.ts'

const megabyte = 1024 * 1024

let database: TestDatabase
let site: ToySite
/** The same site with short limits for senders that stop. */
let hasty: ToySite
let handle: (request: Request) => Promise<Response>
let admit: () => void

beforeAll(async () => {
  database = await createTestDatabase()
  const parts = {
    pages: async (request: Request) => htmlPage(`${await count(request)} bytes`),
    api: (request: Request) => handle(request),
    admitBody: async () => admit(),
  }
  site = await openToySite(database, { ...parts, settings: { BODY_LIMIT_KB: '2' } })
  hasty = await openToySite(database, { ...parts, settings: { REQUEST_TIMEOUT_MS: '600' } })
})
afterAll(async () => {
  await site.close()
  await hasty.close()
  await database.drop()
})
beforeEach(() => {
  admit = () => {}
  handle = async (request) => Response.json({ bytes: await count(request) })
})

async function count(request: Request): Promise<number> {
  let bytes = 0
  for await (const chunk of request.body ?? []) bytes += chunk.length
  return bytes
}

/** The head of an upload, of any size. */
const head = (bytes: number, path: string, connection: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`

/**
 * Sends as much as the other side takes, a megabyte at a time; returns how many it has taken when it stops.
 */
class Sender {
  readonly socket: Socket
  /** Everything the server sent until it closed. */
  readonly answer: Promise<string>
  #said = ''
  #left: number

  constructor(path: string, megabytes: number, { connection = 'close', to = site } = {}) {
    this.#left = megabytes
    this.socket = connect(to.port, '127.0.0.1')
    this.socket.write(head(megabytes * megabyte, path, connection))
    this.socket.on('data', (data) => {
      this.#said += data
    })
    this.answer = new Promise((resolve) => {
      this.socket.once('error', () => resolve(this.#said))
      this.socket.once('close', () => resolve(this.#said))
    })
  }

  /** Resolves when all is sent. */
  async sendAll(): Promise<void> {
    for (; this.#left > 0; this.#left -= 1) await this.#send()
  }

  get waiting(): number {
    return this.#left
  }

  #send(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.write(Buffer.alloc(megabyte), (error) => (error ? reject(error) : resolve()))
    })
  }
}

test('an upload larger than every other body arrives whole', async () => {
  const sender = new Sender('/api/uploads?kind=video', 20)
  await sender.sendAll()
  expect(await sender.answer).toContain(`{"bytes":${20 * megabyte}}`)
})

test('every other call keeps its small limit', async () => {
  for (const path of ['/api/inquiry', '/api/uploads/more', '/api/uploadsome']) {
    const answer = await site.get(path, { method: 'POST', body: 'x'.repeat(2049) })
    expect(answer.status, path).toBe(413)
  }
})

test('bytes that are not read yet stay with the sender', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  handle = async (request) => {
    const reader = request.body?.getReader()
    const first = await reader?.read()
    begun.resolve()
    await goOn.promise
    let bytes = first?.value?.length ?? 0
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      bytes += next.value.length
    return Response.json({ bytes })
  }
  const sender = new Sender('/api/uploads', 64)
  const sent = sender.sendAll()
  await begun.promise
  // The socket buffers of both sides take a few MB; then the sender stops.
  let before = -1
  await expect
    .poll(
      () => {
        const stands = sender.waiting === before
        before = sender.waiting
        return stands
      },
      { interval: 200 },
    )
    .toBe(true)
  expect(sender.waiting).toBeGreaterThan(40)
  goOn.resolve()
  await sent
  expect(await sender.answer).toContain(`{"bytes":${64 * megabyte}}`)
})

test.each(['close', 'keep-alive'])(
  'a refusal reaches a sender that is still sending (Connection: %s)',
  async (connection) => {
    handle = async () =>
      Response.json({ error: { code: 'too_large', message: 'Too large.' } }, { status: 413 })
    const sender = new Sender('/api/uploads', 30, { connection })
    await sender.sendAll()
    sender.socket.end()
    const said = await sender.answer
    expect(said).toMatch(/^HTTP\/1.1 413 /)
    expect(said).toContain('Too large.')
  },
)

test('the next request on the same connection is answered after a refusal', async () => {
  handle = async (request) => Response.json({ method: request.method }, { status: request.body ? 401 : 200 })
  const socket = connect(site.port, '127.0.0.1')
  socket.write(`POST /api/uploads HTTP/1.1\r\nHost: a\r\nContent-Length: ${megabyte}\r\n\r\n`)
  socket.write(Buffer.alloc(megabyte))
  socket.write('GET /api/uploads HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  let said = ''
  for await (const data of socket) said += data
  expect(said.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
})

test('a sender that stops in the middle is cut off, and the reader gets the error', async () => {
  const told = Promise.withResolvers<unknown>()
  handle = (request) =>
    count(request)
      .then(String, told.resolve)
      .then((text) => Response.json({ text }))
  const sender = new Sender('/api/uploads', 5, { to: hasty })
  expect(await told.promise).toMatchObject({
    status: 408,
    message: 'The upload stopped or was too slow. Please try again.',
  })
  sender.socket.destroy()
})

test('a sender that leaves in the middle is not logged as a failure', async () => {
  const told = Promise.withResolvers<unknown>()
  handle = (request) =>
    count(request)
      .then(String, told.resolve)
      .then((text) => Response.json({ text }))
  const sender = new Sender('/api/uploads', 5)
  sender.socket.write(Buffer.alloc(megabyte), () => sender.socket.destroy())
  expect(await told.promise).toMatchObject({
    status: 400,
    message: 'The upload was interrupted. Please try again.',
  })
})

test('a sender that sends a byte now and then is cut off as well', async () => {
  const sender = new Sender('/api/uploads', 5, { to: hasty })
  const dripping = setInterval(() => sender.socket.write('x'), 50)
  expect(await sender.answer).not.toContain('bytes')
  clearInterval(dripping)
})

test('only so many forms with files of one address are received in parallel, and others as soon as these have ended', async () => {
  const senders = Array.from(
    { length: 24 },
    () => new Sender('/api/webhr/upload-resume', 1, { connection: 'keep-alive' }),
  )
  const begun = Promise.withResolvers<void>()
  let waiting = senders.length
  handle = async (request) => {
    waiting -= 1
    if (waiting === 0) begun.resolve()
    return Response.json({ bytes: await count(request) })
  }
  await begun.promise
  const post = () => site.get('/api/webhr/upload-resume', { method: 'POST', body: 'one too many' })
  const refused = await post()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } })
  for (const sender of senders) sender.socket.destroy()
  await expect.poll(async () => (await post()).status).toBe(200)
})

test.each<['visitor' | 'staff', Readonly<Record<string, Endpoint>>]>([
  ['visitor', endpoints],
  ['staff', adminEndpoints],
])('the calls of a %s that take files are uploads, and no others', (sender, calls) => {
  for (const { method, path, form, fileField, takesFile } of Object.values(calls)) {
    const takesFiles = method !== 'GET' && Boolean(form ?? fileField ?? takesFile)
    const address = path.replaceAll(/:\w+/g, '7')
    const expected = path === uploadPath ? 'staff' : sender
    expect(uploadFrom({ method }, address), address).toBe(takesFiles ? expected : undefined)
  }
})

describe('a form with a file that is posted to a page', () => {
  const post = (body: FormData) =>
    site.get('/job-description/7', { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } })
  const formOf = (parts: number) => {
    const form = new FormData()
    for (let at = 0; at < parts; at += 1) form.set(`field ${at}`, '')
    return form
  }

  test('is given to the page', async () => {
    const answer = await post(formOf(20))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/\d+ bytes/)
  })

  test('is refused in a sentence when it has more parts than any form', async () => {
    const answer = await post(formOf(5_000))
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('The form has more than 100 parts.')
  })

  test('is not read at all when its address has sent too many', async () => {
    admit = () => {
      throw new RateLimited('Please try again in 4 minutes.', 240)
    }
    const answer = await post(formOf(5_000))
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('240')
    expect(await answer.text()).toContain('Please try again in 4 minutes.')
  })
})
