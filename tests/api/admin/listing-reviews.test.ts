import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { auditLog, files, listingImages, settings } from '#db/schema/index.ts'
import { newFileId } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { type AgentRow, makeAgent, makeArea, makeListing } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
let agent: Colleague
let mine: AgentRow
beforeAll(async () => {
  api = await createTestApi()
  mine = await makeAgent(api.database.db)
  manager = await signedIn(api, 'manager')
  agent = await signedIn(api, 'agent', { agentId: mine.id })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

type Opened = Awaited<ReturnType<typeof open>>
type Content = Partial<Opened['content']>
const make = async (more: Parameters<typeof makeListing>[1] = {}) =>
  (await makeListing(api.database.db, { agent_id: mine.id, ...more })).id
const open = async (id: number, by = manager) => {
  const answer = await api.request(`/api/admin/listings/${id}`, { headers: { cookie: by.cookie } })
  return adminEndpoints.openListing.answer.parse(await answer.json()).data
}
const send = (id: number, path: string, body: object, by = manager, method = 'POST') =>
  post(api, `/api/admin/listings/${id}${path}`, body, { cookie: by.cookie }, method)
const today = async (by: Colleague) => {
  const answer = await api.request('/api/admin/today', { headers: { cookie: by.cookie } })
  return adminEndpoints.today.answer.parse(await answer.json()).data
}
const idsInReview = async () => (await today(manager)).in_review?.listings.map(({ id }) => id)
const visitorSees = async (id: number) => (await (await api.request(`/api/listings/${id}`)).json()).property
const actions = async (id: number) => {
  const entries = await api.database.db
    .select({ action: auditLog.action, by: auditLog.staff_name, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'listing'), eq(auditLog.entity_id, String(id))))
    .orderBy(asc(auditLog.id))
  return entries
}

async function change(id: number, fields: Content, by = agent): Promise<Response> {
  const { version, content } = await open(id, by)
  const { agent_id: _, featured: __, ...own } = content
  return send(id, '', { base_version: version, content: { ...own, ...fields } }, by, 'PUT')
}

async function photo(): Promise<string> {
  const id = newFileId()
  const address = `media/${id}/original`
  await api.database.db.insert(files).values({
    id,
    kind: 'picture',
    address,
    sha256: createHash('sha256').update(id).digest('hex'),
    bytes: 1,
    content_type: 'image/jpeg',
    width: 640,
    height: 480,
    thumbhash: 'AAAA',
    colour: '#ffffff',
  })
  return address
}

test('an agent adds a photo to a live listing: it stays live without it until a manager approves', async () => {
  const id = await make()
  const url = await photo()
  expect((await change(id, { photos: [{ url, alt: 'The court' }] })).status).toBe(200)
  expect(await visitorSees(id)).toMatchObject({ status: 'published', images: [] })
  const { in_review } = await today(manager)
  expect(in_review?.count).toBe(in_review?.listings.length)
  expect(in_review?.listings).toContainEqual(
    expect.objectContaining({ id, fields: ['photos'], by: 'The agent' }),
  )
  expect((await today(agent)).in_review).toBeNull()

  const { version, review } = await open(id)
  expect(review).toMatchObject({ fields: { photos: [{ url, alt: 'The court' }] }, returned: null })
  expect((await send(id, '/review/approve', { version })).status).toBe(200)
  expect((await visitorSees(id)).images).toMatchObject([{ url, alt: 'The court', width: 640 }])
  expect((await open(id)).review).toBeNull()
  expect(await idsInReview()).not.toContain(id)
  const entries = await actions(id)
  expect(entries.map(({ action, by }) => `${by}: ${action}`)).toEqual([
    'The agent: propose',
    'The manager: approve',
    'The manager: approve',
  ])
  expect((await send(id, '/review/approve', { version: (await open(id)).version })).status).toBe(409)
})

test('fields that need no approval are on the site immediately, while others wait', async () => {
  const id = await make({ title: 'Old title', price: 20_000_000 })
  await change(id, { title: 'New title', price: 19_000_000 })
  expect(await visitorSees(id)).toMatchObject({ title: 'Old title', price: 19_000_000 })
  // Saved again as it was, nothing waits any more.
  await change(id, { title: 'Old title' })
  expect((await open(id)).review).toBeNull()
})

test('an Urdu title waits as the English one does, an Urdu description needs no approval', async () => {
  const id = await make({ title_ur: 'پرانا عنوان' })
  const inUrdu = async () => {
    const answer = await api.request(`/api/listings/${id}`, { headers: { 'accept-language': 'ur' } })
    return (await answer.json()).property
  }
  await change(id, { title: 'New title', title_ur: 'نیا عنوان', description_ur: 'روشن کمرے۔' })
  expect(await inUrdu()).toMatchObject({ title: 'پرانا عنوان', description: 'روشن کمرے۔' })
  const { review, version } = await open(id)
  expect(review?.fields).toEqual({ title: 'New title', title_ur: 'نیا عنوان' })
  expect((await open(id, agent)).content).toMatchObject({ title_ur: 'نیا عنوان' })
  expect((await send(id, '/review/approve', { version })).status).toBe(200)
  expect(await inUrdu()).toMatchObject({ title: 'نیا عنوان' })
})

test('with the setting, photos need no approval', async () => {
  const { db } = api.database
  await db.insert(settings).values({ key: 'office', value: { photos_need_no_approval: true } })
  const id = await make()
  await change(id, { photos: [{ url: await photo(), alt: '' }], title: 'But this does' })
  expect(await db.$count(listingImages, eq(listingImages.listing_id, id))).toBe(1)
  expect(Object.keys((await open(id)).review?.fields ?? {})).toEqual(['title'])
  expect((await open(id, agent)).free_fields).toContain('photos')
  await db.delete(settings)
})

test('a change is sent back with a reason, mended and sent again', async () => {
  const id = await make({ title: 'A house' })
  await change(id, { title: 'A palace' })
  const { version } = await open(id)
  expect((await send(id, '/review/return', { version, reason: ' ' })).status).toBe(422)
  expect((await send(id, '/review/return', { version, reason: 'It is no palace' })).status).toBe(200)
  expect(await idsInReview()).not.toContain(id)
  expect((await today(agent)).returned).toMatchObject([
    { id, title: 'A house', by: 'The manager', reason: 'It is no palace' },
  ])
  const seen = await open(id, agent)
  expect(seen.content.title).toBe('A palace')
  expect(seen.review?.returned).toMatchObject({ by: 'The manager', reason: 'It is no palace' })
  await change(id, { title: 'A large house' })
  expect((await today(agent)).returned).toEqual([])
  expect((await open(id)).review).toMatchObject({ fields: { title: 'A large house' }, returned: null })
})

test('a new listing is sent back as a draft with the reason, until it is sent for review again', async () => {
  const id = await make({ status: 'review', published_at: null })
  expect((await today(manager)).in_review?.listings).toContainEqual(
    expect.objectContaining({ id, fields: [] }),
  )
  const { version } = await open(id)
  expect((await send(id, '/review/return', { version, reason: 'No photos' })).status).toBe(200)
  const draft = await open(id, agent)
  expect(draft).toMatchObject({ status: 'draft', review: { returned: { reason: 'No photos' } } })
  expect((await send(id, '/status', { status: 'review' }, agent)).status).toBe(200)
  expect((await open(id)).review).toBeNull()
})

test('approving a version that changed since it was read is refused, and nothing is approved', async () => {
  const id = await make({ title: 'A house' })
  await change(id, { title: 'A villa' })
  const { version } = await open(id)
  await change(id, { title: 'A castle' })
  for (const [path, more] of [
    ['approve', {}],
    ['return', { reason: 'No' }],
  ] as const) {
    const answer = await send(id, `/review/${path}`, { version, ...more })
    expect(answer.status).toBe(409)
    expect((await answer.json()).error.message).toContain('(last: The agent, title)')
  }
  expect((await visitorSees(id)).title).toBe('A house')
  // The agent who has an old version open gets a conflict as well.
  const { content } = await open(id, agent)
  const { agent_id: _, featured: __, ...own } = content
  expect((await send(id, '', { base_version: version, content: own }, agent, 'PUT')).status).toBe(409)
})

test('a manager’s own change leaves other waiting fields, and settles its own', async () => {
  const id = await make({ title: 'A house', beds: 3 })
  await change(id, { title: 'A villa', beds: 4 })
  await change(id, { beds: 4 }, agent)
  const { version, content } = await open(id)
  expect(
    (await send(id, '', { base_version: version, content: { ...content, beds: 4 } }, manager, 'PUT')).status,
  ).toBe(200)
  expect((await open(id)).review?.fields).toEqual({ title: 'A villa' })
})

test('an author withdraws a change; other agents cannot', async () => {
  const id = await make({ title: 'A house' })
  await change(id, { title: 'A villa' })
  const { version } = await open(id, agent)
  const stranger = await signedIn(api, 'agent', { agentId: (await makeAgent(api.database.db)).id })
  expect((await send(id, '/review/withdraw', { version }, stranger)).status).toBe(404)
  expect((await send(id, '/review/withdraw', { version }, agent)).status).toBe(200)
  expect(await open(id, agent)).toMatchObject({ content: { title: 'A house' }, review: null })
})

test('a change of city and area is approved as one', async () => {
  const { db } = api.database
  const area = await makeArea(db)
  const id = await make()
  await change(id, { city_id: area.city_id, area_id: area.id })
  const { version, content } = await open(id)
  expect(content.area_id).not.toBe(area.id)
  expect((await send(id, '/review/approve', { version })).status).toBe(200)
  expect((await open(id)).content).toMatchObject({ city_id: area.city_id, area_id: area.id })
})
