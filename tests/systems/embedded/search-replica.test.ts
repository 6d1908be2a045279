/** A search process as operators run it: it reads a streaming replica, and the database notifies it of changes. */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Search, SearchAnswer } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { type Connection, connect } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { fillDemo } from '#demo/fill.ts'
import { searchListings } from '#domain/search/search.ts'
import { SearchIndex } from '#domain/search-index/search-index.ts'
import { openChanges } from '#server/lifecycle/replica.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openRelay, type Relay } from '#tests/support/relay.ts'
import { asSuperuser, openPrimary, openReplica } from '#tests/support/replica.ts'
import { searches } from '#tests/support/searches.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const opened = new AsyncDisposableStack()
let primary: Connection & { url: string }
let replica: Connection & { url: string; log: () => string }
/** The relays of the service's two connections. */
let lines: { primary: Relay; replica: Relay }
let here: SearchIndex
let service: RunningSite

beforeAll(async () => {
  const [primaryFolder, replicaFolder] = [folder(), folder()]
  const source = await openPrimary(primaryFolder)
  opened.defer(source.stop)
  await migrate(source.url)
  primary = opening(source.url)
  await fillDemo(primary.db)
  // It can only read: any write would fail.
  await ask(asSuperuser(source.url), `CREATE ROLE searcher LOGIN PASSWORD 'reads' IN ROLE pg_read_all_data`)
  const copy = await openReplica(source.url, primaryFolder, replicaFolder)
  opened.defer(copy.stop)
  replica = { ...opening(copy.url), log: () => logIn(join(replicaFolder, 'postgres/log')) }
  here = new SearchIndex(primary.pool)
  opened.defer(() => here.close())
  await here.load()
  lines = { primary: await openRelay(primary.url), replica: await openRelay(replica.url) }
  opened.use(lines.primary)
  opened.use(lines.replica)
  service = await startSite({
    ROLE: 'search',
    DATA_DIR: folder(),
    DATABASE_URL: asSearcher(lines.replica),
    CHANGES_DATABASE_URL: asSearcher(lines.primary),
  })
  opened.defer(service.stop)
})

afterAll(() => opened.disposeAsync())

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'aangan-replica-'))
  chmodSync(path, 0o755)
  opened.defer(() => rmSync(path, { recursive: true, force: true }))
  return path
}

function opening(url: string): Connection & { url: string } {
  const connection = connect(url)
  opened.defer(connection.close)
  return { ...connection, url }
}

const logIn = (path: string) =>
  readdirSync(path)
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('')

const asSearcher = ({ url }: Relay) => `postgres://searcher:reads@127.0.0.1:${new URL(url).port}/aangan`

async function ask(url: string, query: string): Promise<unknown> {
  const { pool, close } = connect(url)
  try {
    const { rows } = await pool.query(query)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await close()
  }
}

const cheapest = Search.parse({ purpose: 'sale', sort: 'price-low' })
const outOfDate = expect.stringContaining('Changes of listings do not reach this server')

const get = (path: string) => fetch(`${service.url}${path}`)
async function found(search: Search): Promise<SearchAnswer> {
  return SearchAnswer.parse(await (await get(`/api/listings/search?${searchQuery(search)}`)).json())
}

/** Changes a listing's place and price; returns the search that finds it then. */
async function change(price: number): Promise<Search> {
  const { rows } = await primary.pool.query<{ id: number; city_id: number }>(
    `UPDATE listings SET price = $1, beds = 9, title = $2
     WHERE id = (SELECT min(id) FROM listings WHERE status = 'published' AND purpose = 'sale') RETURNING id, city_id`,
    [price, `House for ${price}`],
  )
  await here.changed(rows.map(({ id }) => `listing:${id}`))
  return Search.parse({ purpose: 'sale', minPrice: `${price}`, maxPrice: `${price}` })
}

/** Whether the service has asked how far the database is: it does so after a notification. */
const heardSince = (moment: unknown) => `SELECT count(*) > 0 FROM pg_stat_activity
  WHERE application_name = 'aangan search' AND query LIKE '%wal_insert%' AND query_start > '${moment}'`

const titles = ({ data }: SearchAnswer) => data.map(({ title }) => title)

test('the same searches have the same answers from the replica and from the database itself', async () => {
  let cards = 0
  for (const search of searches.filter((_, turn) => turn % 3 === 0)) {
    const answer = await found(search)
    expect(answer, searchQuery(search)).toEqual(
      await searchListings({ db: primary.db, search: here }, search),
    )
    cards += answer.data.length
  }
  expect(cards).toBeGreaterThan(50)
})

test('a change in the database is found through the replica', async () => {
  const search = await change(7_654_321)
  await expect.poll(async () => titles(await found(search))).toEqual(['House for 7654321'])
  expect(await found(search)).toEqual(await searchListings({ db: primary.db, search: here }, search))
})

test('changes that have not reached the replica are not shown in part, and appear once they arrive', async () => {
  const superuser = asSuperuser(replica.url)
  const before = await change(5_555_555)
  await expect.poll(async () => titles(await found(before))).toEqual(['House for 5555555'])
  const answer = await found(before)
  await ask(superuser, 'SELECT pg_wal_replay_pause()')
  await expect.poll(() => ask(superuser, 'SELECT pg_get_wal_replay_pause_state()')).toBe('paused')

  const begun = await ask(primary.url, 'SELECT clock_timestamp()::text')
  const after = await change(6_666_666)
  await expect.poll(() => ask(asSuperuser(primary.url), heardSince(begun))).toBe(true)
  expect(await found(before)).toEqual(answer)
  expect(titles(await found(after))).toEqual([])

  await ask(superuser, 'SELECT pg_wal_replay_resume()')
  await expect.poll(async () => titles(await found(after))).toEqual(['House for 6666666'])
  expect(titles(await found(before))).toEqual([])
})

test('out of reach of the database it says so and answers nothing that may be old, and then catches up', async () => {
  lines.primary.cut()
  await expect.poll(async () => (await get('/health/ready')).json()).toMatchObject({ reason: outOfDate })
  const refused = await get(`/api/listings/search?${searchQuery(cheapest)}`)
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: { message: outOfDate } }])

  const search = await change(4_444_444)
  lines.primary.mend()
  await expect.poll(async () => (await get('/health/ready')).status).toBe(200)
  expect(titles(await found(search))).toEqual(['House for 4444444'])
  await expect
    .poll(service.said)
    .toMatch(/Changes do not reach this server.*Changes reach this server again/s)
})

test('a missing replica is reported, and missed changes are read when it is back', async () => {
  lines.replica.cut()
  expect(await (await get('/health/ready')).json()).toMatchObject({ reason: 'The database does not answer.' })
  const search = await change(3_333_333)
  await expect.poll(async () => (await get(`/api/listings/search?${searchQuery(search)}`)).status).toBe(503)
  await expect.poll(service.said).toContain('A change could not be read')

  lines.replica.mend()
  await expect.poll(async () => (await get('/health/ready')).status).toBe(200)
  expect(titles(await found(search))).toEqual(['House for 3333333'])
})

test('a hanging database does not keep the service from stopping', async () => {
  await using line = await openRelay(primary.url)
  const url = new URL(primary.url)
  url.port = new URL(line.url).port
  const changes = await openChanges(url.href, replica.pool)
  await changes?.shown()
  line.delay(30_000)
  await expect(changes?.shown()).rejects.toThrow('timeout')
  await changes?.close()
})

test('where nothing would notify it of changes, it does not start', async () => {
  const alone = startSite({ ROLE: 'search', DATA_DIR: folder(), DATABASE_URL: replica.url })
  await expect(alone).rejects.toThrow(
    '✗ DATABASE_URL is a replica. A replica does not report changes: set CHANGES_DATABASE_URL to the database that it copies.',
  )
  await expect(openChanges(replica.url, replica.pool)).rejects.toThrow('CHANGES_DATABASE_URL is a replica')
  const other = await createTestDatabase()
  await expect(openChanges(other.url, replica.pool)).rejects.toThrow(
    'DATABASE_URL is not a replica of the database in CHANGES_DATABASE_URL: correct one of them.',
  )
  await other.drop()
  await expect(openChanges('postgres://127.0.0.1:1/aangan', replica.pool)).rejects.toThrow(
    'The database server at 127.0.0.1:1 in CHANGES_DATABASE_URL does not answer',
  )
})

test('in all this it tried nothing that a replica refuses', () => {
  expect(replica.log()).toContain('database system is ready to accept read-only connections')
  expect(replica.log()).not.toContain('ERROR')
})
