/** A real search process beside this server, on a line that can be slow and can break. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BrokenCircuitError } from 'cockatiel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Search, SearchAnswer, searchKeysHeader } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { searchKeys } from '#contract/search/search-keys.ts'
import { system } from '#domain/access/actor.ts'
import { searchListings } from '#domain/search/search.ts'
import { searchWithFallback } from '#domain/search/search-with-fallback.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openSearchService } from '#integrations/search-service.ts'
import { inLanguage, type Language } from '#messages/language.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { openReceiver } from '../support/receiver.ts'
import { openRelay, type Relay } from '../support/relay.ts'
import { searches } from '../support/searches.ts'
import { type RunningSite, startSite } from '../support/site.ts'

let database: TestDatabase
let search: SearchIndex
let service: RunningSite
let line: Relay
const folder = mkdtempSync(join(tmpdir(), 'aangan-search-'))

beforeAll(async () => {
  database = await createTestDatabase({ content: 'demo' })
  search = new SearchIndex(database.pool)
  await search.load()
  service = await startSite({ ROLE: 'search', DATABASE_URL: database.url, DATA_DIR: folder })
  line = await openRelay(service.url)
})

afterAll(async () => {
  await line[Symbol.asyncDispose]()
  await service.stop()
  search.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const common = Search.parse({ purpose: 'sale', cityId: '1' })

/** The service on its line, and the reports about it. */
function openService() {
  const told: boolean[] = []
  const searchService = openSearchService(line.url, (answers) => told.push(answers))
  const ask = () =>
    searchWithFallback({ db: database.db, search, searchService, actor: system('A test') }, common)
  return { told, ask, searchService }
}

test('two hundred searches have the same answers there and here', async () => {
  const counts = { found: 0 }
  for (const one of searches) {
    const there = await fetch(`${service.url}/api/listings/search?${searchQuery(one)}`)
    const here = await searchListings({ db: database.db, search }, one)
    expect(SearchAnswer.parse(await there.json()), searchQuery(one)).toEqual(here)
    if (here.data.length > 0) counts.found += 1
  }
  expect(counts.found).toBeGreaterThan(50)
})

test('the search service and the site give the same answers for the map', async () => {
  const { searchService } = openService()
  for (const [at, one] of searches.slice(0, 60).entries()) {
    const asked = { ...one, zoom: at % 19, box: '60,23,78,37.5' }
    await expect
      .poll(() => searchService.askMap(asked), { message: searchQuery(asked) })
      .toEqual(search.findOnMap(asked))
  }
})

test('an older search service, which ignores filters that it does not know, is not used', async () => {
  const answer = await searchListings({ db: database.db, search }, common)
  await using older = await openReceiver()
  const keys = ['purpose,cityId,areaIds', undefined, `${searchKeys},another`]
  for (const [at, known] of keys.entries()) {
    older.otherwise = (response) =>
      response
        .writeHead(200, known === undefined ? {} : { [searchKeysHeader]: known })
        .end(JSON.stringify(answer))
    const searchService = openSearchService(older.url, () => {})
    const asked = { db: database.db, search, searchService, actor: system('A test') }
    await expect.poll(async () => (await searchWithFallback(asked, common)).ours).toBe(at < 2)
  }
})

test('an Urdu page is answered in Urdu', async () => {
  const { searchService } = openService()
  const first = async (language: Language) =>
    (await inLanguage(language, () => searchService.ask(common))).data[0]
  const [here] = (await searchListings({ db: database.db, search }, common)).data
  await database.pool.query("UPDATE listings SET title_ur = 'مکان' WHERE id = $1", [here?.id])
  await expect.poll(async () => (await first('ur'))?.title).toBe('مکان')
  await expect.poll(async () => (await first('en'))?.title).toBe(here?.title)
})

test('the service answers while it is well, and this server while it is slow or dead', async () => {
  const { told, ask } = openService()
  await expect.poll(async () => (await ask()).ours).toBe(false)
  const { answer } = await ask()

  line.delay(2_000)
  expect((await ask()).answer).toEqual(answer)
  expect((await ask()).ours).toBe(true)
  await expect.poll(() => told.at(-1)).toBe(false)
  line.delay(0)
  await expect.poll(async () => (await ask()).ours).toBe(false)
  expect(told.at(-1)).toBe(true)

  line.cut()
  expect(await ask()).toEqual({ answer, ours: true })
  expect(told.at(-1)).toBe(false)
  line.mend()
  await expect.poll(async () => (await ask()).ours).toBe(false)
  // Each change is reported once; a busy machine may have been slow more often than it was made to be.
  expect(told).toEqual(told.map((_, at) => at % 2 === 1))
  expect(told.at(-1)).toBe(true)
})

test('a dead service is not asked again immediately', async () => {
  line.cut()
  const { told, searchService } = openService()
  await expect(searchService.ask(common)).rejects.toThrow()
  await expect(searchService.ask(common)).rejects.toThrow(BrokenCircuitError)
  expect(told).toEqual([false])
  line.mend()
})

test('a service that answers something else, or too much, is given up, and this server answers', async () => {
  await using other = await openReceiver()
  for (const text of ['[', '{}', `{"data":["${'x'.repeat(5_000_000)}"]}`]) {
    other.otherwise = (response) => response.writeHead(200).end(text)
    const told: unknown[] = []
    const searchService = openSearchService(other.url, (...what) => told.push(what))
    const { ours } = await searchWithFallback(
      { db: database.db, search, searchService, actor: system('A test') },
      common,
    )
    expect(ours).toBe(true)
    await expect.poll(() => told).toEqual([[false, expect.any(Error)]])
  }
})

test('it has nothing but the search and its health, and takes changes in', async () => {
  const get = (path: string) => fetch(`${service.url}${path}`)
  expect((await get('/health/ready')).status).toBe(200)
  for (const path of ['/', '/api/listings', '/api/admin/me', '/media/x'])
    expect((await get(path)).status).toBe(404)
  expect((await get('/api/listings/search?minPrice=cheap')).status).toBe(422)

  const { rows } = await database.pool.query(
    `UPDATE listings SET agent_id = (SELECT max(id) FROM agents) WHERE id =
      (SELECT min(id) FROM listings WHERE status = 'published') RETURNING id, agent_id`,
  )
  const { id, agent_id } = z.object({ id: z.int(), agent_id: z.int() }).parse(rows[0])
  await expect
    .poll(async () => {
      const found = await get(`/api/listings/search?agentId=${agent_id}&perPage=60&purpose=sale`)
      const rented = await get(`/api/listings/search?agentId=${agent_id}&perPage=60&purpose=rent`)
      const all = [SearchAnswer.parse(await found.json()), SearchAnswer.parse(await rented.json())]
      return all.flatMap(({ data }) => data.map((listing) => listing.id))
    })
    .toContain(id)
})
