import { connect as connectSocket, createServer, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listings, offices } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeListing } from '#tests/support/factories.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'
import type { SiteApi } from './page-request.ts'
import type { FetchHandler } from './render-page.ts'

let database: TestDatabase
let site: ToySite
let renders = 0
let whenRead: () => Promise<void> | undefined

beforeEach(async () => {
  database = await createTestDatabase()
  renders = 0
  whenRead = () => undefined
})

afterEach(async () => {
  await site.close()
  await database.drop()
})

/** An API of one list, and a page that shows it. */
const read: SiteApi['read'] = async () => {
  const rows = await database.db.select({ title: listings.title }).from(listings)
  await whenRead()
  return { status: 200, body: { titles: rows.map(({ title }) => title) }, tags: ['listings'] }
}
const pages: FetchHandler = async () => {
  renders += 1
  const page = globalThis.aanganPage?.getStore()
  const answer = await page?.api.read('titles', { params: {}, query: {} }, page.requestId)
  return htmlPage(`<h1>${JSON.stringify(answer?.body)}</h1>`)
}
const shown = async (path = '/') => (await site.get(path)).text()

/** A gate that holds every caller until it is opened. */
function gate() {
  let open = () => {}
  let reached = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const arrival = new Promise<void>((resolve) => {
    reached = resolve
  })
  const pass = () => {
    reached()
    return opened
  }
  return { open, arrival, pass }
}

test('a page requested by a hundred visitors at the same time is rendered once', async () => {
  site = await openToySite(database, { read, pages })
  const answers = await Promise.all(Array.from({ length: 100 }, () => shown()))
  expect(renders).toBe(1)
  expect(new Set(answers).size).toBe(1)
  await shown()
  expect(renders).toBe(1)
})

test('a page in steady demand is rendered once, whatever encodings are asked for', async () => {
  const large = () => htmlPage(`<p>${Array.from({ length: 20_000 }, (_, n) => n).join(' ')}</p>`)
  site = await openToySite(database, {
    pages() {
      renders += 1
      return large()
    },
  })
  const encodings = ['br', 'gzip', 'identity']
  const visitor = async (number: number) => {
    for (let round = 0; round < 5; round += 1) {
      const encoding = encodings[(number + round) % 3] ?? 'br'
      await (await site.get('/', { headers: { 'accept-encoding': encoding } })).text()
    }
  }
  await Promise.all(Array.from({ length: 12 }, (_, number) => visitor(number)))
  expect(renders).toBe(1)
})

test('within a second of a write the page shows the new data', async () => {
  const listing = await makeListing(database.db, { title: 'Old house' })
  site = await openToySite(database, { read, pages })
  expect(await shown()).toContain('Old house')
  await database.db.update(listings).set({ title: 'New house' }).where(eq(listings.id, listing.id))
  await expect.poll(() => shown()).toContain('New house')
  expect(await shown()).not.toContain('Old house')
})

test('a write that concerns other data leaves the page in the cache', async () => {
  site = await openToySite(database, { read, pages })
  await shown()
  const { invalidations } = site.cache
  await database.pool.query('UPDATE offices SET id = id')
  await expect.poll(() => site.cache.invalidations).toBeGreaterThan(invalidations)
  await shown()
  expect(renders).toBe(1)
})

test('a page that was being rendered while its data changed is neither kept nor given to newcomers', async () => {
  const { city_id, area_id } = await makeListing(database.db, { title: 'First house' })
  site = await openToySite(database, { read, pages })
  const held = gate()
  whenRead = held.pass
  const early = shown()
  await held.arrival
  whenRead = () => undefined

  const { invalidations } = site.cache
  await makeListing(database.db, { title: 'Second house', city_id, area_id })
  await expect.poll(() => site.cache.invalidations).toBeGreaterThan(invalidations)
  expect(await shown()).toContain('Second house')

  held.open()
  expect(await early).not.toContain('Second house')
  expect(await shown()).toContain('Second house')
})

test('a page that shows data whose changes are not reported is rendered every time', async () => {
  const untagged = async () => ({ status: 200, body: { now: renders }, tags: undefined })
  site = await openToySite(database, { read: untagged, pages })
  await shown()
  await shown()
  expect(renders).toBe(2)
})

test('data that takes a moment to be ready again is waited for', async () => {
  await makeListing(database.db, { title: 'First house' })
  const refreshing = gate()
  let derived: string[] = []
  const refresh = async (tags: readonly string[]) => {
    if (!tags.includes('*')) await refreshing.pass()
    derived = (await database.db.select().from(listings)).map(({ title }) => title)
  }
  const readDerived = async () => ({ status: 200, body: { derived }, tags: ['listings'] })
  site = await openToySite(database, { read: readDerived, pages, derived: { changed: refresh } })
  await makeListing(database.db, { title: 'Second house' })
  await refreshing.arrival
  expect(await shown()).not.toContain('Second house')
  refreshing.open()
  await expect.poll(() => shown()).toContain('Second house')
})

test('when a change could not be read, everything is read anew', async () => {
  const told: (readonly string[])[] = []
  const changed = async (tags: readonly string[]) => {
    told.push(tags)
    if (tags.includes('listings')) throw new Error('The database was busy')
  }
  site = await openToySite(database, { read, pages, derived: { changed } })
  await makeListing(database.db, { title: 'First house' })
  await expect.poll(() => told.filter((tags) => tags.includes('*')).length).toBeGreaterThan(1)
  await expect.poll(() => site.cache.informed).toBe(true)
  expect(await shown()).toContain('First house')
})

test('changes made while the connection was cut are not missed', async () => {
  await makeListing(database.db, { title: 'First house' })
  site = await openToySite(database, { read, pages })
  await shown()
  await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'aangan changes' AND datname = current_database()",
  )
  await makeListing(database.db, { title: 'Second house' })
  await expect.poll(() => shown()).toContain('Second house')
  await expect.poll(() => site.cache.informed).toBe(true)
})

test('a connection that silently stops carrying anything does not leave an old page standing', async () => {
  await makeListing(database.db, { title: 'First house' })
  const wire = await openWire(new URL(database.url))
  site = await openToySite(database, { read, pages, databaseUrl: wire.url })
  await shown()
  wire.freeze()
  await makeListing(database.db, { title: 'Second house' })
  await expect.poll(() => shown()).toContain('Second house')
  wire.cut()
})

test('a silence of the connection in which nothing was missed costs no page', async () => {
  const wire = await openWire(new URL(database.url))
  site = await openToySite(database, { read, pages, databaseUrl: wire.url })
  await shown()
  wire.freeze()
  await expect.poll(() => site.cache.informed).toBe(false)
  wire.thaw()
  await expect.poll(() => site.cache.informed).toBe(true)
  await shown()
  expect(renders).toBe(1)
  wire.cut()
})

test('a page that cannot be rendered is shown as it was, and says how old it is', async () => {
  let isAway = false
  const away = async () => ({ status: 503, body: {}, tags: undefined })
  site = await openToySite(database, {
    read: (...asked) => (isAway ? away() : read(...asked)),
    async pages(request) {
      const answer = await pages(request)
      return isAway ? htmlPage('<h1>Something went wrong</h1>', 500) : answer
    },
  })
  const fresh = await shown()
  isAway = true
  site.cache.markAllStale()
  const old = await site.get('/')
  expect([old.status, await old.text()]).toEqual([200, fresh])
  expect(Object.fromEntries(old.headers)).toMatchObject({
    age: expect.stringMatching(/^\d+$/),
    'cache-status': expect.stringMatching(/^aangan; hit; ttl=-?\d+; detail=stale$/),
    warning: '110 - "Response is Stale"',
  })
  const unseen = await site.get('/nobody-was-here')
  expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '5'])
  isAway = false
  expect((await site.get('/')).headers.get('cache-status')).toBeNull()
})

const headOffice = {
  name: 'Head Office',
  city: 'Lahore',
  address: '1 Mall Road',
  email: 'office@agency.example',
  phone: '+924235000000',
  map_url: 'https://maps.example/',
  lat: 31.55,
  long: 74.34,
}

test('facts about the agency are read once for many pages, and again in each language after a change', async () => {
  const asked: string[] = []
  site = await openToySite(database, {
    read: async (name) => {
      asked.push(`${name} ${currentLanguage()}`)
      const rows = await database.db.select({ name: offices.name }).from(offices)
      return { status: 200, body: rows, tags: ['offices'] }
    },
    async pages() {
      const page = globalThis.aanganPage?.getStore()
      const answer = await page?.api.read('offices', { params: {}, query: {} }, page.requestId)
      return htmlPage(JSON.stringify(answer?.body))
    },
  })
  await shown('/one')
  await shown('/two')
  await shown('/ur/one')
  expect(asked).toEqual(['offices en', 'offices ur'])
  await database.db.insert(offices).values(headOffice)
  await expect.poll(() => shown('/one')).toContain('Head Office')
  expect(await shown('/two')).toContain('Head Office')
})

/** A connection to the database that can freeze: open, but carrying nothing. */
async function openWire(target: URL) {
  const sockets: Socket[] = []
  const pairs: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = connectSocket(Number(target.port), target.hostname)
    near.pipe(far).pipe(near)
    pairs.push([near, far])
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy())
      sockets.push(socket)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.port = typeof address === 'object' && address ? String(address.port) : ''
  return {
    url: url.href,
    freeze() {
      server.close()
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      for (const [near, far] of pairs) near.pipe(far).pipe(near)
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
