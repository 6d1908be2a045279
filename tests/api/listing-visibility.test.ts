/** What visitors can see of a listing in each of its statuses, wherever listings are shown (D42). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SavedAlerts } from '#contract/alerts/alerts.ts'
import { type ListingStatus, listingStatuses } from '#contract/listings/property.ts'
import { visibilityOf } from '#contract/listings/status-transitions.ts'
import { alertContacts, alerts, listingImages } from '#db/schema/index.ts'
import { linkSecret } from '#domain/alerts/secrets.ts'
import { newKey } from '#domain/signed-key.ts'
import { createPreviews } from '#server/files/previews.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { type ListingRow, makeAgent, makeArea, makeListing, makeProject } from '../support/factories.ts'
import { post } from '../support/staff.ts'
import { testSecret } from '../support/test-secret.ts'

let api: TestApi
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api = await createTestApi()
})
afterAll(async () => {
  vi.useRealTimers()
  expect(api.unexpected).toEqual([])
  await api.close()
})

/** Facts that no other listing and no other status has. */
function factsOf(status: ListingStatus) {
  const at = listingStatuses.indexOf(status)
  return {
    title: `Quetta Courtyard Bungalow Xq7719${at}`,
    title_ur: `صحن والا بنگلہ Xq7719${at}`,
    description: `Walnut staircase ${at}7719, private well.`,
    price: 87_654_320 + at,
    lat: 31.470_91 + at / 10_000,
    long: 74.271_37 + at / 10_000,
  }
}

/** Whether a text contains any of them. */
function tells(text: string, status: ListingStatus): boolean {
  const { lat, long, price } = factsOf(status)
  const at = listingStatuses.indexOf(status)
  const told = [
    `Xq7719${at}`,
    `staircase ${at}7719`,
    price,
    lat.toFixed(4),
    long.toFixed(4),
    `courtyard-${at}.jpg`,
  ]
  return told.some((fact) => text.includes(String(fact)))
}

type Outlet = (home: ListingRow) => Promise<{ status: number; text: string }>

const get = async (path: string) => {
  const answer = await api.request(path)
  return { status: answer.status, text: await answer.text() }
}

/** Calls about one listing, by its ID. */
const ofOne: Record<string, Outlet> = {
  'the listing': ({ id }) => get(`/api/listings/${id}`),
  'what is near it': ({ id }) => get(`/api/listings/${id}/nearby`),
  async 'its picture in chats'({ id }) {
    const answer = await createPreviews(api.context).answer(`/media/preview/listing/${id}.jpg`)
    return { status: answer.status, text: answer.ok ? '' : await answer.text() }
  },
}

/** Calls that may list it among others. */
const ofMany: Record<string, Outlet> = {
  search: ({ purpose, city_id }) => get(`/api/listings/search?purpose=${purpose}&cityId=${city_id}`),
  'search in words': ({ purpose }) =>
    get(`/api/listings/search?purpose=${purpose}&q=Quetta+Courtyard+Bungalow`),
  'the map': ({ purpose, city_id }) =>
    get(`/api/listings/map?purpose=${purpose}&cityId=${city_id}&bbox=74,31,75,32&zoom=15`),
  cards: ({ id }) => get(`/api/listings/cards?ids=${id}`),
  comparison: ({ id }) => get(`/api/compare?listings=${id}`),
  'saved homes': ({ id }) => get(`/api/saved?listings=${id}`),
  async 'a shared list'({ id }) {
    const shared = await post(api, '/api/shared-lists', { homes: [{ kind: 'listing', id, note: '' }] })
    const { token } = (await shared.json()).data
    return get(`/api/shared-lists/${token}`)
  },
  'suggestions by ID': ({ id }) => get(`/api/suggestions?text=${id}`),
  'suggestions by words': () => get('/api/suggestions?text=Quetta+Courtyard'),
  async 'what is similar to a neighbour'({ area_id, purpose, subtype, price, size_value, size_unit }) {
    const like = { area_id, purpose, subtype, price: Math.round(price * 1.01), size_value, size_unit }
    const { id } = await makeListing(api.database.db, like)
    return get(`/api/listings/${id}`)
  },
  'the home page': () => get('/api/listings'),
  'its agent': ({ agent_id }) => get(`/api/agents/${agent_id}`),
  'its project': ({ project_id }) => get(`/api/projects/Details/${project_id}`),
  'its area': ({ area_id }) => get(`/api/areas/${area_id}/report`),
  'costs of it': ({ id }) => get(`/api/costs?listing=${id}`),
  'the feed in XML': () => get('/feeds/kyero.xml'),
  'the feed in lines': () => get('/feeds/listings.jsonl'),
  async 'the page of an alert'({ id }) {
    const { db } = api.database
    const row = { key: newKey(), channel: 'email', address: `a${id}@example.com`, language: 'en' } as const
    const [contact] = await db.insert(alertContacts).values(row).returning()
    if (!contact) throw new Error('No contact was made')
    const alert = { reference: newKey(), contact_id: contact.id, kind: 'home', listing_id: id } as const
    await db.insert(alerts).values({ ...alert, frequency: 'at once', price_drop: true, status: 'active' })
    const path = `/api/alerts/saved/${linkSecret(testSecret, 'manage', contact.key)}`
    expect((await readAs(api, path, SavedAlerts)).data.alerts).toHaveLength(1)
    return get(path)
  },
}

const statusOf = { shown: 200, gone: 410, hidden: 404 } as const

async function makeHome(status: ListingStatus): Promise<ListingRow> {
  const { db } = api.database
  const area = await makeArea(db)
  const agent = await makeAgent(db)
  const project = await makeProject(db, { city_id: area.city_id, area_id: area.id })
  const ended_at = ['sold', 'rented', 'expired', 'archived'].includes(status) ? new Date() : null
  const purpose = status === 'rented' ? ('rent' as const) : ('sale' as const)
  const of = { area_id: area.id, agent_id: agent.id, project_id: project.id, featured: true }
  const home = await makeListing(db, { ...factsOf(status), ...of, status, purpose, ended_at })
  await db.insert(listingImages).values({
    ...{
      listing_id: home.id,
      position: 0,
      url: `/listings/courtyard-${listingStatuses.indexOf(status)}.jpg`,
      alt: 'The courtyard',
    },
    ...{ role: 'photo', width: 1200, height: 800 },
  } as typeof listingImages.$inferInsert)
  return home
}

test.each(listingStatuses)('a listing that is %s shows nothing that visitors may not see', async (status) => {
  const visibility = visibilityOf(status)
  // A feed may be some seconds old.
  vi.setSystemTime(Date.now() + 6_000)
  const home = await makeHome(status)
  await api.caughtUp()
  const toldBy: string[] = []
  for (const [name, ask] of Object.entries({ ...ofOne, ...ofMany })) {
    const answer = await ask(home)
    if (tells(answer.text, status)) toldBy.push(name)
    if (name in ofOne) expect([name, answer.status]).toEqual([name, statusOf[visibility]])
  }
  if (visibility !== 'shown') expect(toldBy).toEqual([])
  // A listing on offer is shown everywhere: otherwise the checks above could not fail.
  if (status === 'published') expect(toldBy).toEqual(outletsOfFacts)
  await api.database.pool.query('delete from listings where id = $1', [home.id])
})

const outletsOfFacts = Object.keys({ ...ofOne, ...ofMany }).filter(
  (name) =>
    !['what is near it', 'its picture in chats', 'its agent', 'its project', 'suggestions by words'].includes(
      name,
    ),
)

test('a listing that was never on the site looks like an unknown one', async () => {
  for (const status of ['draft', 'review', 'archived'] as const) {
    const { id } = await makeListing(api.database.db, { status, published_at: null })
    expect([status, (await get(`/api/listings/${id}`)).status]).toEqual([status, 404])
  }
})
