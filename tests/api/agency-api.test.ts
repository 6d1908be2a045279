/** Another host with the agency's own data, on a line that may be slow or break: AGENCY_API_BASE. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { openAgencyApi } from '#integrations/agency-api.ts'
import { inLanguage, type Language } from '#messages/language.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openReceiver } from '../support/receiver.ts'
import { openRelay, type Relay } from '../support/relay.ts'

let here: TestApi
let theirs: TestDatabase
let host: Server
let hostUrl: string
let line: Relay

/** This server knows no agents, no covers and no testimonials; the other host has the demo's. */
beforeAll(async () => {
  here = await createTestApi()
  theirs = await createTestDatabase({ content: 'demo' })
  const far = createApi({ ...here.context, db: theirs.db })
  host = createServer(async ({ url = '/' }, response) => {
    const answer = await far.request(url)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const { port }: Pick<AddressInfo, 'port'> = Object(host.address())
  hostUrl = `http://127.0.0.1:${port}`
  line = await openRelay(hostUrl)
})
beforeEach(() => {
  line.mend()
  line.delay(0)
})
afterAll(async () => {
  await line[Symbol.asyncDispose]()
  host.closeAllConnections()
  host.close()
  await theirs.drop()
  await here.close()
})

/** The API of this server with another host behind it, and the reports about that host. */
function openApi(base: string) {
  const told: boolean[] = []
  const api = createApi({ ...here.context, agencyApi: openAgencyApi(base, (answers) => told.push(answers)) })
  const get = async (path: string) => {
    const answer = await api.request(path)
    return { status: answer.status, body: await answer.json() }
  }
  /** Asks until the host has answered: a busy machine may stall for longer than the host's time limit. */
  const known = (path: string) => expect.poll(async () => (await get(path)).body).not.toEqual(empty(path))
  const empty = (path: string) =>
    path.startsWith('/api/agents') ? expect.objectContaining({ data: [] }) : []
  return { api, get, known, told }
}

const all: readonly Endpoint[] = Object.values(endpoints)
const lists = all.filter(({ ofAgency, path }) => ofAgency && !path.includes(':')).map(({ path }) => path)

test('agents, offices, covers, testimonials and team photos come from the other API', async () => {
  expect(lists).toHaveLength(5)
  const { get, known } = openApi(line.url)
  for (const path of lists) {
    const there = await (await fetch(hostUrl + path)).json()
    if (path !== '/api/offices/') await known(path)
    await expect.poll(async () => (await get(path)).body).toEqual(there)
  }
  const listings = await get('/api/listings')
  expect(listings.body).toMatchObject({ data: [] })
})

test('an agent unknown there is not found, and an invalid request is refused here', async () => {
  const { get } = openApi(line.url)
  await expect.poll(async () => (await get('/api/agents/1')).status).toBe(200)
  expect((await get('/api/agents/999999')).status).toBe(404)
  expect((await get('/api/agents?per_page=many')).status).toBe(422)
})

test('no page made of its answers is cached', async () => {
  const { api, known } = openApi(line.url)
  await known('/api/covers')
  expect((await api.read('covers', { params: {}, query: {} }, 'a page')).tags).toBeUndefined()
  expect((await here.read('covers', { params: {}, query: {} }, 'a page')).tags).toEqual(['covers'])
})

test('while it is slow or dead, its last answer is shown; its return is noticed', async () => {
  const { get, known, told } = openApi(line.url)
  await known('/api/testimonials')
  const { body } = await get('/api/testimonials')

  line.delay(2_000)
  expect((await get('/api/testimonials')).body).toEqual(body)
  await expect.poll(() => told.at(-1)).toBe(false)
  line.delay(0)
  await expect.poll(async () => (await get('/api/testimonials')) && told.at(-1)).toBe(true)

  line.cut()
  expect((await get('/api/testimonials')).body).toEqual(body)
  await expect.poll(() => told.at(-1)).toBe(false)
})

test('it is asked in the language of the page, and an answer in one is not shown in the other', async () => {
  await using other = await openReceiver()
  other.otherwise = (response) => void response.setHeader('content-type', 'application/json').end('[]')
  const agency = openAgencyApi(other.url, () => {})
  const ask = (language: Language) =>
    inLanguage(language, () => agency.read('/api/covers', endpoints.covers.answer))
  const answered = { body: [] }
  await expect.poll(() => ask('en')).toEqual(answered)
  other.otherwise = 'say nothing'
  expect(await ask('ur')).toBeUndefined()
  expect(await ask('en')).toEqual(answered)
  const languages = new Set(other.received.map(({ headers }) => headers['accept-language']))
  expect([...languages]).toEqual(['en', 'ur'])
})

test('where it never answered, or answered nonsense, this server answers', async () => {
  line.cut()
  const { get } = openApi(line.url)
  expect(await get('/api/covers')).toEqual({ status: 200, body: [] })

  await using liar = await openReceiver()
  for (const said of ['<html>', '{"data":[]}', '[{"id":"one"}]']) {
    liar.otherwise = (response) => void response.setHeader('content-type', 'application/json').end(said)
    const { get, told } = openApi(liar.url)
    expect(await get('/api/covers'), said).toEqual({ status: 200, body: [] })
    await expect.poll(() => told).toEqual([false])
  }
})
