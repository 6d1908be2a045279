import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { type ListingStatus, listingStatuses } from '#contract/listings/property.ts'
import { listingTransitions } from '#contract/listings/status-transitions.ts'
import { reachOf } from '#contract/permissions.ts'
import { auditLog, files, listings } from '#db/schema/index.ts'
import { newFileId } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import {
  type AgentRow,
  type AreaRow,
  type ListingRow,
  makeAgent,
  makeArea,
  makeListing,
} from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
let agent: Colleague
let mine: AgentRow
let theirs: AgentRow
let place: AreaRow
beforeAll(async () => {
  api = await createTestApi()
  mine = await makeAgent(api.database.db)
  theirs = await makeAgent(api.database.db)
  place = await makeArea(api.database.db)
  manager = await signedIn(api, 'manager')
  agent = await signedIn(api, 'agent', { agentId: mine.id })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

type Made = NonNullable<Parameters<typeof makeListing>[1]>
const make = (more: Made = {}) =>
  makeListing(api.database.db, {
    agent_id: mine.id,
    ...(more.area_id === undefined && { area_id: place.id, city_id: place.city_id }),
    ...more,
  })
const get = (path: string, by: Colleague = manager) =>
  api.request(`/api/admin/listings${path}`, { headers: by })
const send = (path: string, body: object = {}, by: Colleague = manager, method = 'POST') =>
  post(api, `/api/admin/listings${path}`, body, { cookie: by.cookie }, method)
const data = async (answer: Response) => (await answer.json()).data
const stored = async (id: number) =>
  (await api.database.db.select().from(listings).where(eq(listings.id, id)))[0]
const open = async (id: number, by = manager) =>
  adminEndpoints.openListing.answer.parse(await (await get(`/${id}`, by)).json()).data
const table = async (query: string, by = manager) => {
  const body = await (await get(`?${query}`, by)).json()
  return adminEndpoints.listings.answer.parse(body)
}
const idsOf = async (query: string, by = manager) => (await table(query, by)).data.map(({ id }) => id)
/** What staff without `listings.publish` send. */
const save = (by: Colleague, id: number, base_version: number, content: object) => {
  const { agent_id: _, featured: __, ...own } = content as Record<string, unknown>
  return send(`/${id}`, { base_version, content: own }, by, 'PUT')
}
const logged = (id: number) =>
  api.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'listing'), eq(auditLog.entity_id, String(id))))

describe('the life of a listing', () => {
  const ways = listingStatuses
    .flatMap((from) => listingStatuses.map((to) => [from, to] as const))
    // One is for sale, the other to rent.
    .filter(([from, to]) => !(from === 'sold' && to === 'rented') && !(from === 'rented' && to === 'sold'))

  test.each(['manager', 'agent'] as const)(
    'is, for every way of the table, what the role %s may do',
    async (role) => {
      const by = role === 'manager' ? manager : agent
      const tried = ways.map(async ([from, to]) => {
        const purpose = from === 'rented' || to === 'rented' ? 'rent' : 'sale'
        const row = await make({ status: from, purpose })
        const { status } = await send(`/${row.id}/status`, { status: to }, by)
        const needs = listingTransitions[from][to]
        const expected = !needs ? 409 : reachOf(role, needs) ? 200 : 403
        expect(status, `${from} to ${to}`).toBe(expected)
        expect((await stored(row.id))?.status).toBe(expected === 200 ? to : from)
      })
      await Promise.all(tried)
    },
  )

  test('offers the next statuses, to each user those they may set', async () => {
    const draft = await make({ status: 'draft', published_at: null })
    expect((await open(draft.id)).next).toEqual(['review', 'published', 'archived'])
    expect((await open(draft.id, agent)).next).toEqual(['review', 'archived'])
  })

  test('gets a new date when it is first published, and keeps it when it comes back', async () => {
    const draft = await make({ status: 'draft', published_at: null, confirmed_at: null })
    const begun = Date.now()
    await send(`/${draft.id}/status`, { status: 'published' })
    const published = await stored(draft.id)
    expect(published?.published_at).toEqual(published?.confirmed_at)
    expect(Number(published?.published_at)).toBeGreaterThanOrEqual(begun)
    for (const status of ['hold', 'published']) await send(`/${draft.id}/status`, { status })
    expect((await stored(draft.id))?.published_at).toEqual(published?.published_at)
  })

  test('is logged with both statuses, and can be undone by the user who changed it', async () => {
    const { id } = await make()
    const answer = await (await send(`/${id}/status`, { status: 'sold' })).json()
    const [entry] = await logged(id)
    expect(entry).toMatchObject({
      action: 'change',
      staff_id: manager.id,
      before: { status: 'published', ended_at: null },
      after: { status: 'sold' },
    })
    expect((await send(`/changes/${answer.undo}/undo`, {}, agent)).status).toBe(404)
    expect(await data(await send(`/changes/${answer.undo}/undo`))).toMatchObject({ changed: [id] })
    expect(await stored(id)).toMatchObject({ status: 'published', ended_at: null })
    expect((await send(`/changes/${answer.undo}/undo`)).status).toBe(404)
  })
})

describe('a plot', () => {
  const publish = (id: number) => send(`/${id}/status`, { status: 'published' })

  test.each([
    ['nothing of its approval', {}, 'approval_status'],
    [
      'an authority and no number',
      { approval_status: 'approved', approval_authority: 'CDA' },
      'approval_number',
    ],
    ['no authority', { approval_status: 'in process' }, 'approval_authority'],
    ['‘not required’ without a reason', { approval_status: 'not required' }, 'approval_reason'],
  ] as const)('that says %s is not published', async (_what, approval, field) => {
    const { id } = await make({ subtype: 'residential plot', status: 'review', ...approval })
    const answer = await publish(id)
    expect(answer.status).toBe(422)
    expect(Object.keys((await answer.json()).error.fields)).toEqual([field])
    const many = await data(await send('/changes', { action: 'status', ids: [id], status: 'published' }))
    expect(many).toMatchObject({ changed: [], refused: [{ id }], undo: null })
    expect((await stored(id))?.status).toBe('review')
  })

  test.each([
    { approval_status: 'approved', approval_authority: 'CDA', approval_number: 'CDA/7' },
    { approval_status: 'in process', approval_authority: 'LDA' },
    { approval_status: 'not required', approval_reason: 'Agricultural, outside of every scheme' },
  ] as const)(
    'is published when its approval is $approval_status, and cannot lose it then',
    async (approval) => {
      const { id } = await make({ subtype: 'residential plot', status: 'review', ...approval })
      expect((await publish(id)).status).toBe(200)
      const { content, version } = await open(id)
      const without = { ...content, approval_status: null }
      const answer = await send(`/${id}`, { base_version: version, content: without }, manager, 'PUT')
      expect(answer.status).toBe(422)
    },
  )

  test('a house needs none, but words', async () => {
    const { id } = await make({ status: 'draft', published_at: null, description: '' })
    const answer = await publish(id)
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields).toEqual({ description: 'Add a description' })
  })
})

describe('a listing of another agent', () => {
  test('is not found for this one: not to see, not to change, not in the table', async () => {
    const { id, version } = await make({ agent_id: theirs.id })
    const content = (await open(id)).content
    const calls = [
      get(`/${id}`, agent),
      send(`/${id}`, { base_version: version, content }, agent, 'PUT'),
      send(`/${id}/status`, { status: 'sold' }, agent),
      send(`/${id}/draft`, { base_version: 1, content: {} }, agent, 'PUT'),
      send(`/${id}/draft/drop`, {}, agent),
      send(`/${id}/presence`, {}, agent),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(404))
    for (const action of [{ action: 'confirm' }, { action: 'status', status: 'sold' }]) {
      const changed = await data(await send('/changes', { ...action, ids: [id] }, agent))
      expect(changed).toEqual({
        changed: [],
        refused: [{ id, reason: 'This listing does not exist.' }],
        undo: null,
      })
    }
    expect(await idsOf(`q=${id}`, agent)).not.toContain(id)
    expect(await idsOf(`agent_id=${theirs.id}`, agent)).toEqual([])
    expect((await stored(id))?.version).toBe(version)
  })

  test('an account without an agent has no listings, and creates none', async () => {
    const nobody = await signedIn(api, 'agent')
    await make({ agent_id: null })
    expect(await idsOf('', nobody)).toEqual([])
    const { area_id, city_id } = await make()
    const facts = { purpose: 'sale', subtype: 'house', size_value: 5, size_unit: 'marla', city_id, area_id }
    expect((await send('', facts, nobody)).status).toBe(403)
  })

  test('an agent sets no state, agent or rank by what the body says', async () => {
    const { id } = await make({ status: 'draft', published_at: null })
    const { agent_id: _, featured: __, ...content } = (await open(id, agent)).content
    const save = async (more: object, beside: object = {}) => {
      const body = { base_version: (await open(id)).version, content: { ...content, ...more }, ...beside }
      return (await send(`/${id}`, body, agent, 'PUT')).status
    }
    expect(await save({ status: 'published' })).toBe(422)
    expect(await save({}, { status: 'published' })).toBe(422)
    expect(await save({ agent_id: theirs.id })).toBe(403)
    expect(await save({ featured: true })).toBe(403)
    expect(await save({ version: 9, source: 'x', published_at: '2026-01-01' })).toBe(422)
    const give = { action: 'agent', ids: [id], agent_id: theirs.id }
    expect((await send('/changes', give, agent)).status).toBe(403)
    expect(await save({})).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'draft', agent_id: mine.id, featured: false })
  })
})

describe('an editor', () => {
  test('makes a draft of the first facts, with a title of them, and the agent’s own', async () => {
    const area = await makeArea(api.database.db, { name: 'Green Town' })
    const facts = { purpose: 'sale', subtype: 'house', size_value: 10, size_unit: 'marla' }
    const place = { city_id: area.city_id, area_id: area.id }
    const { id } = await data(await send('', { ...facts, ...place }, agent))
    expect(await stored(id)).toMatchObject({ status: 'draft', agent_id: mine.id, size_sqft: 2500 })
    expect((await stored(id))?.title).toContain('10 marla house in Green Town')
    const elsewhere = await makeArea(api.database.db)
    expect((await send('', { ...facts, city_id: area.city_id, area_id: elsewhere.id })).status).toBe(422)
  })

  test('saves every field, pictures in their order, and the audit log has what differs', async () => {
    const { db } = api.database
    const { id } = await make({ status: 'draft', published_at: null })
    const photos = await Promise.all([1, 2, 3].map(storedPicture))
    const { content, version } = await open(id)
    const change = {
      title: 'Corner house',
      title_ur: 'کونے کا مکان',
      description_ur: 'چار بیڈ روم۔\n\nکشادہ صحن۔',
      price: 31_000_000,
      features: ['Corner', ' Corner '],
      beds: null,
      possession: 'grey structure',
      year_built: 2024,
      floor: -1,
      lat: 33.6,
      long: 73.1,
      photos: photos.map((url, at) => ({ url, alt: `View ${at}`, alt_ur: `منظر ${at}` })),
      videos: [{ url: 'https://youtu.be/abcdefghijk', title: 'A walk', title_ur: 'گھر کی سیر' }],
      featured: true,
      agent_id: theirs.id,
    }
    const saved = await send(
      `/${id}`,
      { base_version: version, content: { ...content, ...change } },
      manager,
      'PUT',
    )
    expect(saved.status).toBe(200)
    const now = await open(id)
    expect(now.content).toEqual({ ...content, ...change, features: ['Corner'] })
    expect(now.version).toBe(version + 1)
    expect(now.pictures[0]).toMatchObject({ width: 640, height: 480, alt: 'View 0' })
    const entries = await logged(id)
    expect(entries[0]?.before).toMatchObject({ price: 25_000_000, beds: 4, agent_id: mine.id })
    expect(entries[0]?.after).toMatchObject({
      title_ur: change.title_ur,
      description_ur: change.description_ur,
    })
    expect(entries[0]?.after).not.toHaveProperty('purpose')
    expect(entries[1]?.after).toMatchObject({ videos: change.videos })

    // A program that knows no Urdu sends none: what was written stays with its English text.
    const inEnglish = now.content.photos.map(({ url, alt }) => ({ url, alt }))
    const turned = { ...now.content, photos: inEnglish.toReversed() }
    await send(`/${id}`, { base_version: now.version, content: turned }, manager, 'PUT')
    expect((await open(id)).content.photos).toEqual(now.content.photos.toReversed())
    const unknown = { ...turned, photos: [{ url: 'media/AAAAAAAAAAAAAAAAAAAAAA/original', alt: '' }] }
    const refused = await send(`/${id}`, { base_version: version + 2, content: unknown }, manager, 'PUT')
    expect(refused.status).toBe(422)
    expect((await open(id)).content.photos).toHaveLength(3)
    await db.delete(files)
  })

  test.each([
    ['a picture', 'https://cdn.example/walk.jpg'],
    ['a picture with a query', 'https://cdn.example/walk.PNG?size=2'],
    ['no web address', 'walk of the house'],
    ['a script', 'javascript:alert(1)'],
    ['an upload that does not exist', 'media/AAAAAAAAAAAAAAAAAAAAAA/original'],
  ])('a video whose link is %s is refused and named, and nothing is saved', async (_, url) => {
    const { id } = await make()
    const { version, content } = await open(id)
    const videos = [
      { url: 'https://youtu.be/abcdefghijk', title: 'A walk' },
      { url, title: 'Another' },
    ]
    const body = { base_version: version, content: { ...content, videos } }
    const refused = await send(`/${id}`, body, manager, 'PUT')
    expect(refused.status).toBe(422)
    const { error } = await refused.json()
    expect(Object.keys(error.fields)[0]).toMatch(/^(content\.)?videos/)
    expect((await open(id)).content.videos).toEqual([])
  })

  test('saving without possession, year and floor leaves them as they are; null empties them', async () => {
    const building = { possession: 'ready', year_built: 2018, floor: 2 } as const
    const { id } = await make(building)
    const { version, content } = await open(id)
    const { possession: _, year_built: __, floor: ___, ...rest } = content
    const save = (base_version: number, more: object) =>
      send(`/${id}`, { base_version, content: { ...rest, ...more } }, manager, 'PUT')
    expect((await save(version, { price: 20_000_000 })).status).toBe(200)
    expect(await stored(id)).toMatchObject(building)
    expect((await save(version + 1, { possession: null, floor: null })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ possession: null, year_built: 2018, floor: null })
    for (const wrong of [{ year_built: 18 }, { floor: -6 }, { floor: 1.5 }, { possession: 'soon' }]) {
      const refused = await save(version + 2, wrong)
      expect(refused.status).toBe(422)
    }
  })

  test('saving without Urdu leaves it as it is; an empty text deletes it', async () => {
    const { id } = await make({ title_ur: 'کونے کا مکان', description_ur: 'چار بیڈ روم۔' })
    const { version, content } = await open(id)
    const { title_ur: _, description_ur: __, ...english } = content
    const save = (base_version: number, more: object) =>
      send(`/${id}`, { base_version, content: { ...english, ...more } }, manager, 'PUT')
    expect((await save(version, { price: 20_000_000 })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ title_ur: 'کونے کا مکان', description_ur: 'چار بیڈ روم۔' })
    expect((await save(version + 1, { title_ur: ' ' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ title_ur: '', description_ur: 'چار بیڈ روم۔' })
    expect((await save(version + 2, { title_ur: 'م'.repeat(151) })).status).toBe(422)
  })

  test('the second save is refused, and nothing is overwritten', async () => {
    const { id } = await make()
    const first = await open(id)
    const second = await open(id, agent)
    const save = (by: Colleague, { version, content }: typeof first, more: object) => {
      const { agent_id: _, featured: __, ...own } = content
      return send(`/${id}`, { base_version: version, content: { ...own, ...more } }, by, 'PUT')
    }
    expect((await save(manager, first, { price: 20_000_000 })).status).toBe(200)
    const late = await save(agent, second, { description: 'Mine' })
    expect(late.status).toBe(409)
    expect(await stored(id)).toMatchObject({ price: 20_000_000, description: first.content.description })
    expect((await save(agent, await open(id, agent), { description: 'Mine' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ price: 20_000_000, description: 'Mine' })
  })

  test.each([
    ['price and words', { price: 19_000_000, description: 'New words', features: ['Corner'] }, false],
    ['title', { title: 'Another house altogether' }, true],
    ['number of its approval', { approval_number: 'CDA/8' }, true],
    ['videos', { videos: [{ url: 'https://youtu.be/abcdefghijk', title: 'A walk', title_ur: '' }] }, true],
  ] as const)(
    'an agent’s change of the %s leaves a published listing on the site, and waits for approval or not',
    async (_, change, waits) => {
      const { id } = await make()
      const { version, content } = await open(id, agent)
      const before = (await open(id)).content
      expect((await save(agent, id, version, { ...content, ...change })).status).toBe(200)
      expect((await stored(id))?.status).toBe('published')
      const now = await open(id)
      expect(now.content).toEqual(waits ? before : { ...before, ...change })
      expect(now.review?.fields ?? null).toEqual(waits ? change : null)
      // Its author goes on with what they wrote.
      expect((await open(id, agent)).content).toMatchObject(change)

      const { id: other } = await make()
      const opened = await open(other)
      const body = { base_version: opened.version, content: { ...opened.content, ...change } }
      expect((await send(`/${other}`, body, manager, 'PUT')).status).toBe(200)
      expect((await open(other)).content).toMatchObject(change)
    },
  )

  test('publishing a version that changed since it was read names who changed what', async () => {
    const { id } = await make({ status: 'review', published_at: null })
    const { version } = await open(id)
    const { agent_id: _, featured: __, ...content } = (await open(id, agent)).content
    const changed = {
      base_version: version,
      content: { ...content, title: 'Not what was read', title_ur: 'نیا' },
    }
    expect((await send(`/${id}`, changed, agent, 'PUT')).status).toBe(200)
    const late = await send(`/${id}/status`, { status: 'published', version })
    expect(late.status).toBe(409)
    expect((await late.json()).error.message).toContain('(last: The agent, title, title in Urdu)')
    expect((await stored(id))?.status).toBe('review')
    const { version: now } = await open(id)
    expect((await send(`/${id}/status`, { status: 'published', version: now })).status).toBe(200)
  })

  test('one of two saves at the same moment is refused', async () => {
    const { id } = await make()
    const { version, content } = await open(id)
    const saves = ['One', 'Other'].map((title) =>
      send(`/${id}`, { base_version: version, content: { ...content, title } }, manager, 'PUT'),
    )
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is refused after a change by an import or in the database as well', async () => {
    const { id } = await make()
    const { version, content } = await open(id)
    await api.database.pool.query('UPDATE listings SET price = price + 1 WHERE id = $1', [id])
    expect((await send(`/${id}`, { base_version: version, content }, manager, 'PUT')).status).toBe(409)
  })

  test('typed values are stored as the user’s draft, valid or not, until they are saved', async () => {
    const { id } = await make()
    const photos = [{ url: 'media/somewhere', alt: '', alt_ur: 'لان' }]
    const draft = { base_version: 1, content: { price: '2.5 cro', title: '', photos, features: ['Corner'] } }
    expect((await send(`/${id}/draft`, draft, agent, 'PUT')).status).toBe(200)
    const opened = await open(id, agent)
    expect(opened.draft).toMatchObject(draft)
    expect((await open(id)).draft).toBeNull()
    const { agent_id: _, featured: __, ...content } = opened.content
    await send(`/${id}`, { base_version: opened.version, content }, agent, 'PUT')
    expect((await open(id, agent)).draft).toBeNull()
  })

  test('knows who else has the listing open', async () => {
    const { id } = await make()
    expect((await data(await send(`/${id}/presence`, {}, manager))).others).toEqual([])
    const { others, version } = await data(await send(`/${id}/presence`, {}, agent))
    expect(others).toEqual([{ name: 'The manager' }])
    expect(version).toBe(1)
  })
})

describe('the table', () => {
  test('combines all filters, and counts exactly', async () => {
    const { db } = api.database
    const society = await makeArea(db)
    const phase = await makeArea(db, { city_id: society.city_id, parent_id: society.id })
    const inside = { area_id: phase.id, price: 40_000_000 }
    const wanted = await make({ ...inside, title: '100% Corner Villa' })
    await make({ ...inside, status: 'hold' })
    await make({ ...inside, purpose: 'rent' })
    await make({ ...inside, subtype: 'apartment', agent_id: theirs.id })
    await make({ ...inside, price: 90_000_000, beds: 2 })
    const here = `city_id=${society.city_id}`
    expect((await table(here)).pagination.total_records).toBe(5)
    expect((await table(`${here}&area_id=${society.id}`)).pagination.total_records).toBe(5)
    const all = `${here}&status=published,sold&purpose=sale&type=residential&subtype=house&agent_id=${mine.id}`
    expect(await idsOf(`${all}&min_price=1000000&max_price=50000000&beds=3`)).toEqual([wanted.id])
    expect(await idsOf(`${here}&q=villa+100%25`)).toEqual([wanted.id])
    expect(await idsOf(`${here}&q=%23${wanted.id}`)).toContain(wanted.id)
    expect(await idsOf(`${here}&q=vil_a`)).toEqual([])
    for (const bad of ['status=gone', 'sort=price;', 'page=0', 'agent_id=me', 'min_price=-1']) {
      expect((await get(`?${bad}`)).status, bad).toBe(422)
    }
  })

  test('sorts both ways and pages without a gap', async () => {
    const area = await makeArea(api.database.db)
    for (let at = 0; at < 53; at += 1) await make({ area_id: area.id, price: 1_000_000 * (at % 7) })
    const page = (sort: string, at: number) => table(`area_id=${area.id}&sort=${sort}&page=${at}`)
    const [one, two] = [await page('price&order=asc', 1), await page('price&order=asc', 2)]
    expect(one.pagination).toEqual({ per_page: 50, current_page: 1, total_pages: 2, total_records: 53 })
    const prices = [...one.data, ...two.data].map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(new Set([...one.data, ...two.data].map(({ id }) => id)).size).toBe(53)
    const down = (await page('id', 1)).data.map(({ id }) => id)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  test('knows which listings must be confirmed', async () => {
    const area = await makeArea(api.database.db)
    const longAgo = new Date(Date.now() - 85 * 86_400_000)
    const stale = await make({ area_id: area.id, confirmed_at: longAgo })
    const never = await make({ area_id: area.id, confirmed_at: null })
    await make({ area_id: area.id })
    await make({ area_id: area.id, confirmed_at: longAgo, status: 'hold' })
    expect((await idsOf(`area_id=${area.id}&confirm=due`)).sort()).toEqual([stale.id, never.id].sort())
    expect((await table(`q=${stale.id}&area_id=${area.id}`)).data[0]?.to_confirm).toBe(true)
  })

  test('many listings are changed together, each refusal with its reason, and all changes are undone', async () => {
    const rows = [
      await make(),
      await make({ purpose: 'rent' }),
      await make({ status: 'draft', published_at: null }),
    ]
    const ids = rows.map(({ id }) => id)
    const sold = await data(await send('/changes', { action: 'status', ids, status: 'sold' }))
    expect(sold.changed).toEqual([ids[0]])
    expect(sold.refused).toEqual([
      { id: ids[1], reason: 'A listing for rent cannot be sold.' },
      { id: ids[2], reason: 'A listing that is a draft cannot become sold.' },
    ])
    const given = await data(await send('/changes', { action: 'agent', ids, agent_id: theirs.id }))
    expect(given.changed).toEqual(ids)
    // A colleague changes one of them meanwhile: it stays.
    await send(`/${ids[2]}/status`, { status: 'review' })
    const undone = await data(await send(`/changes/${given.undo}/undo`))
    expect(undone).toEqual({
      changed: [ids[0], ids[1]],
      refused: [{ id: ids[2], reason: 'Someone else has made changes since.' }],
      undo: null,
    })
    expect((await stored(ids[0] ?? 0))?.agent_id).toBe(mine.id)
    expect((await stored(ids[2] ?? 0))?.agent_id).toBe(theirs.id)
    const nobody = { action: 'agent', ids, agent_id: 2_000_000_000 }
    expect((await send('/changes', nobody)).status).toBe(422)
  })

  test('listings on the site are confirmed; those that expired unconfirmed come back', async () => {
    const longAgo = new Date(Date.now() - 200 * 86_400_000)
    const states: ListingStatus[] = ['published', 'expired', 'draft']
    const rows: ListingRow[] = []
    for (const status of states) rows.push(await make({ status, confirmed_at: longAgo }))
    const ids = rows.map(({ id }) => id)
    const begun = Date.now()
    const { changed, refused } = await data(await send('/changes', { action: 'confirm', ids }, agent))
    expect(changed).toEqual(ids.slice(0, 2))
    expect(refused).toEqual([{ id: ids[2], reason: 'Only published listings can be confirmed.' }])
    const [, expired] = await Promise.all(ids.map(stored))
    expect(expired).toMatchObject({ status: 'published', published_at: rows[1]?.published_at })
    expect(Number(expired?.confirmed_at)).toBeGreaterThanOrEqual(begun)
  })

  test('views are kept by name, each their own', async () => {
    const view = { name: ' Stale plots ', query: 'type=plot&confirm=due' }
    expect(await data(await send('/views', view, agent))).toMatchObject([{ ...view, name: 'Stale plots' }])
    const [kept] = await data(await send('/views', { ...view, query: 'type=plot' }, agent))
    expect(kept).toMatchObject({ query: 'type=plot' })
    expect(await data(await get('/views', manager))).toEqual([])
    expect((await send(`/views/${kept.id}/forget`, {}, manager)).status).toBe(404)
    expect((await send('/views', { name: 'x', query: 'javascript:alert(1)' }, agent)).status).toBe(422)
    expect(await data(await send(`/views/${kept.id}/forget`, {}, agent))).toEqual([])
  })
})

/** The address of a picture that was uploaded. */
async function storedPicture(): Promise<string> {
  const id = newFileId()
  const address = `media/${id}/original`
  await api.database.db.insert(files).values({
    id,
    address,
    sha256: createHash('sha256').update(id).digest('hex'),
    kind: 'picture',
    content_type: 'image/jpeg',
    bytes: 1,
    width: 640,
    height: 480,
    thumbhash: 'x',
    colour: '#8a9a5b',
  })
  return address
}
