import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { auditLog, listings, mails } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { expireListings } from '#domain/listings/expire.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent, makeListing } from '../../support/factories.ts'
import { refuse } from '../../support/refuse.ts'
import { post, signedIn } from '../../support/staff.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const run = () =>
  expireListings({
    db: api.database.db,
    queue: api.queue,
    mailer: undefined,
    siteUrl: () => 'https://a.example',
    clock: () => new Date(),
    actor: system('A test'),
  })
const stored = async (id: number) =>
  (await api.database.db.select().from(listings).where(eq(listings.id, id)))[0]
const letters = () => api.database.db.select().from(mails).where(eq(mails.purpose, 'confirm'))

test('an agent is asked once, a week before, about all of their listings; the agency about those without an agent', async () => {
  const { db } = api.database
  const agent = await makeAgent(db)
  const of = (days: number, more: object = {}) =>
    makeListing(db, { agent_id: agent.id, confirmed_at: daysAgo(days), ...more })
  const due = [await of(84), await of(85)]
  const nobodys = await of(84, { agent_id: null })
  // Never confirmed, as what a feed brings, counts from the day it was published.
  const brought = await of(0, {
    confirmed_at: null,
    published_at: daysAgo(84),
    source: 'feed',
    source_id: '0',
  })
  // Not yet, not on the site, under offer, brought not long ago, and the demo's.
  await of(80)
  await of(100, { status: 'hold' })
  await of(100, { status: 'under offer' })
  await of(0, { confirmed_at: null, published_at: daysAgo(80), source: 'feed', source_id: '1' })
  await of(100, { source: 'demo', source_id: '2' })
  expect(await run()).toEqual({ reminded: 4, expired: 0 })
  expect(await run()).toEqual({ reminded: 0, expired: 0 })
  const written = await letters()
  expect(written.map(({ recipient }) => recipient).sort()).toEqual([agent.email, agency.email].sort())
  const theirs = written.find(({ recipient }) => recipient === agent.email)
  expect(theirs?.subject).toBe('Please confirm your 3 listings')
  for (const { id } of [...due, brought])
    expect(theirs?.text).toContain(`https://a.example/admin/listings/${id}?confirm=yes`)
  expect(theirs?.text).not.toContain(`/${nobodys.id}?`)
})

test('an unconfirmed listing expires on its day, and never without a reminder', async () => {
  const { db } = api.database
  const agent = await makeAgent(db)
  const old = { agent_id: agent.id, confirmed_at: daysAgo(91) }
  const asked = await makeListing(db, { ...old, reminded_at: daysAgo(8) })
  const forgotten = await makeListing(db, old)
  const brought = { agent_id: agent.id, confirmed_at: null, published_at: daysAgo(91) }
  const never = await makeListing(db, { ...brought, reminded_at: daysAgo(8) })
  expect(await run()).toMatchObject({ expired: 2 })
  expect((await stored(never.id))?.status).toBe('expired')
  expect(await stored(asked.id)).toMatchObject({ status: 'expired', version: 2 })
  expect(await stored(asked.id)).not.toMatchObject({ ended_at: null })
  expect((await stored(forgotten.id))?.status).toBe('published')
  expect(
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity_id, String(asked.id))),
  ).toMatchObject([
    { action: 'expire', staff_id: null, before: { status: 'published' }, after: { status: 'expired' } },
  ])
})

test('one click confirms a listing: it stays, and its agent is asked again when it is due', async () => {
  const { db } = api.database
  const agent = await makeAgent(db)
  const { id } = await makeListing(db, {
    agent_id: agent.id,
    confirmed_at: daysAgo(95),
    reminded_at: daysAgo(8),
  })
  const { cookie } = await signedIn(api, 'agent', { agentId: agent.id })
  await post(api, '/api/admin/listings/changes', { action: 'confirm', ids: [id] }, { cookie })
  expect(await run()).toMatchObject({ expired: 0 })
  expect(await stored(id)).toMatchObject({ status: 'published', reminded_at: null })
})

test('staff set how long a listing stays', async () => {
  const { db } = api.database
  const { cookie } = await signedIn(api, 'admin')
  const days = { listing_expiry_days: 30, listing_reminder_days: 5 }
  await post(api, '/api/admin/settings', days, { cookie }, 'PUT')
  const agent = await makeAgent(db)
  const old = await makeListing(db, {
    agent_id: agent.id,
    confirmed_at: daysAgo(31),
    reminded_at: daysAgo(6),
  })
  expect((await run()).expired).toBeGreaterThan(0)
  expect((await stored(old.id))?.status).toBe('expired')
})

test('listings expire also while the emails to their agents cannot be written', async () => {
  const { db } = api.database
  await refuse(api.database, 'insert', 'mails')
  const due = await makeListing(db, { confirmed_at: daysAgo(84) })
  const over = await makeListing(db, { confirmed_at: daysAgo(100), reminded_at: daysAgo(20) })
  await expect(run()).rejects.toThrow('1 of 2 steps failed. Reminders to agents: The table mails is closed.')
  expect((await stored(due.id))?.reminded_at).toBeNull()
  expect((await stored(over.id))?.status).toBe('expired')
})
