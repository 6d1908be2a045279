import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addressHeader } from '#api/sender.ts'
import { feedPaths } from '#contract/listings/feeds.ts'
import { agents, listingImages, listings } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeArea, makeCity, makeListing } from '../support/factories.ts'
import { kyeroComplaints, readXml } from '../support/kyero.ts'
import { post, signedIn } from '../support/staff.ts'

let api: TestApi
let houseId = 0
let agentId = 0
beforeAll(async () => {
  api = await createTestApi({ publicUrl: 'https://homes.example' })
  const { db } = api.database
  const city = await makeCity(db, { name: 'Lahore' })
  const area = await makeArea(db, {
    city_id: city.id,
    name: 'DHA Phase 6 & 7 <East>, the side that is near the airport road',
  })
  const agent = await makeAgent(db, { name: 'Sana Malik' })
  const house = await makeListing(db, {
    ...{ city_id: city.id, area_id: area.id, agent_id: agent.id, lat: 31.47, long: 74.41 },
    title: 'House ]]> "for" <sale> & more',
    description:
      'A line,\u0007 a bell and اردو\nsecond line<script>alert(1)</script><p>Third &amp; <b>last</b></p>&lt;img src=x&gt;',
    features: ['Corner', 'Park & school'],
    ...{ possession: 'under construction', year_built: 2027, floor: 0 },
  })
  houseId = house.id
  agentId = agent.id
  await db.insert(listingImages).values(
    [0, 1].map((position) => ({
      ...{ listing_id: house.id, position, alt: 'Front', width: 1280, height: 960 },
      url: 'media/AAAAAAAAAAAAAAAAAAAAAA/original',
    })),
  )
  await makeListing(db, { price: 0, purpose: 'rent', features: [], beds: null, baths: null })
  await makeListing(db, { type: 'plot', subtype: 'residential plot', size_value: 10, size_unit: 'marla' })
  for (const status of ['draft', 'sold', 'archived', 'hold'] as const) await makeListing(db, { status })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

afterEach(() => {
  vi.useRealTimers()
})

const shown = 3

/** The version of the feeds is cached for some seconds. */
let later = 0
function someSecondsLater() {
  later += 6000
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + later })
}

test('the Kyero feed conforms to Kyero v3 and has only published listings', async () => {
  const answer = await api.request(feedPaths.kyero)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const root = readXml(await answer.text())
  expect(kyeroComplaints(root)).toEqual([])
  const properties = root.children.filter(({ name }) => name === 'property')
  expect(properties).toHaveLength(shown)
  const house = properties.find(({ children }) => children[0]?.text === String(houseId))
  const textOf = (name: string) => house?.children.find((child) => child.name === name)?.text
  expect([textOf('town'), textOf('province'), textOf('price_freq')]).toEqual(['Lahore', 'Punjab', 'sale'])
  expect(textOf('new_build')).toBe('1')
  const inside = (name: string) => house?.children.find((child) => child.name === name)?.children ?? []
  expect(inside('url')[0]?.text).toBe(`https://homes.example/listing/${houseId}`)
  expect(inside('desc')[0]?.text).toContain(
    'House ]]> "for" <sale> & more\n\nA line, a bell and اردو\nsecond line\nThird & last',
  )
  expect(inside('features').map(({ text }) => text)).toEqual(['Corner', 'Park & school'])
  expect(inside('images')[1]).toMatchObject({
    attributes: { id: '2' },
    children: [{ text: 'https://homes.example/media/AAAAAAAAAAAAAAAAAAAAAA/1280?as=picture.jpg' }],
  })
  const prices = properties.map(({ children }) => children.find(({ name }) => name === 'price')?.text)
  expect(prices).toContain('x')
})

test('a feed that lacks required Kyero fields fails the check', async () => {
  const xml = await (await api.request(feedPaths.kyero)).text()
  expect(kyeroComplaints(readXml(xml.replace(/<town>.*?<\/town>/, '')))).toEqual([
    'root/property has no town',
  ])
  expect(kyeroComplaints(readXml(xml.replace('>sale<', '>now and then<')))).toHaveLength(1)
  expect(() => readXml(xml.replace('</root>', ''))).toThrow()
})

test('the same listings are lines of JSON', async () => {
  const answer = await api.request(feedPaths.lines)
  const text = await answer.text()
  expect(text).not.toMatch(/[<>&]/)
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(shown)
  expect(lines.find(({ id }) => id === houseId)).toMatchObject({
    url: `https://homes.example/listing/${houseId}`,
    title: 'House ]]> "for" & more',
    description: 'A line,\u0007 a bell and اردو\nsecond line\nThird & last',
    area: 'DHA Phase 6 & 7 , the side that is near the airport road',
    currency: 'PKR',
    ...{ possession: 'under construction', year_built: 2027, floor: 0 },
    agent: { name: 'Sana Malik' },
    images: [{ alt: 'Front' }, {}],
  })
})

test.each(Object.values(feedPaths))(
  '%s is not sent again to who has it, until something changes',
  async (path) => {
    const first = await api.request(path)
    const etag = first.headers.get('etag') ?? ''
    expect(Date.parse(first.headers.get('last-modified') ?? '')).toBeGreaterThan(0)
    await first.body?.cancel()
    const again = () => api.request(path, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await api.database.db
      .update(listings)
      .set({ price: 77, updated_at: new Date() })
      .where(eq(listings.id, houseId))
    someSecondsLater()
    const changed = await again()
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('77')
  },
)

test('readers who disconnect free their slots', async () => {
  for (let at = 0; at < 8; at += 1) {
    const answer = await api.request(feedPaths.lines)
    expect(answer.status).toBe(200)
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()
  }
})

test('a HEAD request takes no place', async () => {
  const etag = (await api.request(feedPaths.kyero, { method: 'HEAD' })).headers.get('etag')
  expect(etag).toMatch(/^W\//)
  for (let at = 0; at < 8; at += 1) {
    const head = await api.request(feedPaths.kyero, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  }
  const answer = await api.request(feedPaths.kyero)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('etag')).toBe(etag)
  await answer.body?.cancel()
})

test('eight can read at the same time, a ninth is asked to retry', async () => {
  const readers = await Promise.all(Array.from({ length: 9 }, () => api.request(feedPaths.lines)))
  expect(readers.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), 503])
  for (const { body } of readers) await body?.cancel()
  const after = await api.request(feedPaths.lines)
  expect(after.status).toBe(200)
  await after.body?.cancel()
})

test('a feed is generated once for all readers, and an address can fetch it twelve times in ten minutes', async () => {
  const ask = (address: string) => api.request(feedPaths.lines, { headers: { [addressHeader]: address } })
  const folder = join(api.context.dataDir, 'feeds')
  const before = readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs)
  const answers: number[] = []
  for (let at = 0; at < 14; at += 1) {
    const answer = await ask('192.0.2.1')
    answers.push(answer.status)
    await answer.arrayBuffer()
  }
  expect(answers).toEqual([...Array(12).fill(200), 429, 429])
  expect((await ask('192.0.2.2')).status).toBe(200)
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs)).toEqual(before)
})

test('an agent who was taken off the site is in no feed, even for a reader with the earlier version', async () => {
  someSecondsLater()
  const before = await api.request(feedPaths.lines)
  expect(await before.text()).toContain('Sana Malik')
  await api.database.db.update(agents).set({ active: false }).where(eq(agents.id, agentId))
  someSecondsLater()
  for (const path of Object.values(feedPaths)) {
    const held = { 'if-none-match': before.headers.get('etag') ?? '' }
    const after = await api.request(path, { headers: held })
    expect(after.status).toBe(200)
    expect(await after.text()).not.toContain('Sana Malik')
  }
})

test('the office turns the feeds off, and on', async () => {
  const admin = await signedIn(api, 'admin')
  const turn = (feeds: boolean) => post(api, '/api/admin/settings', { feeds }, admin, 'PUT')
  await turn(false)
  for (const path of Object.values(feedPaths)) expect((await api.request(path)).status).toBe(404)
  await turn(true)
  expect((await api.request(feedPaths.lines)).status).toBe(200)
})
