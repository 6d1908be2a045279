import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Today } from '#contract/admin/today.ts'
import { leads, settings } from '#db/schema/index.ts'
import { fileLeads } from '#domain/leads/file-leads.ts'
import { readLeads } from '#domain/leads/read-leads.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { stopAtNoon } from '../../support/days.ts'
import { makeAgent, makeListing, makeProject } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let manager: Colleague
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

async function today(by: Colleague): Promise<Today> {
  const answer = await api.request('/api/admin/today', { headers: { cookie: by.cookie } })
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
let made = 0
async function lead(more: Partial<typeof leads.$inferInsert>): Promise<void> {
  made += 1
  const { db } = api.database
  const row = { reference: `AG-TEST-${made}`, kind: 'inquiry' as const, name: `Visitor ${made}`, payload: {} }
  const stored = await db
    .insert(leads)
    .values({ ...row, phone: '0300 1234567', ...more })
    .returning({ id: leads.id })
  const ids = stored.map(({ id }) => id)
  await fileLeads({ db, queue: api.queue }, await readLeads(db, ids))
}

test('shows uncalled and overdue leads, and the time to the first call of the others', async () => {
  const { db } = api.database
  const always = { office_days: [1, 2, 3, 4, 5, 6, 7], office_opens: '00:00', office_closes: '23:59' }
  await db.insert(settings).values({ key: 'office', value: { ...always, promised_minutes: 20 } })
  const { id: owner_id } = await makeAgent(db)
  const agent = await signedIn(api, 'agent', { agentId: owner_id })
  await lead({ created_at: hoursAgo(0) })
  await lead({ created_at: hoursAgo(3), status: 'assigned', owner_id })
  await lead({ created_at: hoursAgo(5), kind: 'wanted' })
  await lead({ created_at: hoursAgo(9), status: 'contacted', owner_id, first_contacted_at: hoursAgo(8) })
  await lead({ created_at: hoursAgo(9), status: 'lost', lost_reason: 'spam' })
  // Walk-ins were answered immediately: they do not count towards the time to the first call.
  const [one, other] = [hoursAgo(2), hoursAgo(4)]
  await lead({ created_at: one, status: 'contacted', source: 'walk-in', first_contacted_at: one })
  await lead({ created_at: other, status: 'contacted', source: 'walk-in', first_contacted_at: other })

  const all = await today(manager)
  expect(all.untouched).toEqual([
    { kind: 'inquiry', count: 2 },
    { kind: 'wanted', count: 1 },
  ])
  expect(all.waiting.count).toBe(2)
  expect(all.waiting.leads.map(({ kind, late }) => [kind, late])).toEqual([
    ['wanted', true],
    ['inquiry', true],
  ])
  expect(all).toMatchObject({ promised_minutes: 20, median_minutes: 60 })
  expect(all.days).toHaveLength(30)
  expect(all.days.reduce((sum, day) => sum + day.leads, 0)).toBe(7)

  const own = await today(agent)
  expect(own.untouched).toEqual([{ kind: 'inquiry', count: 1 }])
  expect(own.waiting.count).toBe(1)
  expect(own.days.reduce((sum, day) => sum + day.leads, 0)).toBe(2)
})

test('says which reminders and which listings wait; each sees their own', async () => {
  const { db } = api.database
  const { id: agent_id } = await makeAgent(db)
  const agent = await signedIn(api, 'agent', { agentId: agent_id })
  const old = await makeListing(db, { agent_id, confirmed_at: hoursAgo(24 * 85), lat: 33.7, long: 73.04 })
  await makeListing(db, { agent_id, lat: null, long: null })
  await makeListing(db, { confirmed_at: null, lat: null, long: null })
  const task = { text: 'Water the plants', due_at: '2030-01-01T10:00:00Z' }
  await post(api, '/api/admin/tasks', task, { cookie: agent.cookie })
  expect(await today(manager)).toMatchObject({ to_confirm: { count: 2 }, without_position: 2 })
  expect((await today(manager)).tasks).toEqual([])
  const own = await today(agent)
  expect(own.without_position).toBe(1)
  expect(own.to_confirm).toMatchObject({ count: 1, listings: [{ id: old.id, title: old.title }] })
  expect(own.tasks).toMatchObject([{ text: task.text, lead: null }])
})

test('shows how often listings and projects were looked at, to agents their own', async () => {
  stopAtNoon()
  onTestFinished(() => void vi.useRealTimers())
  const { db } = api.database
  const { id: agent_id } = await makeAgent(db)
  const listing = await makeListing(db, { agent_id })
  const project = await makeProject(db)
  const { counts } = api.context
  counts.note('view', `listing:${listing.id}`)
  counts.note('view', `project:${project.id}`)
  counts.note('page', '/listing/{id}')
  await counts.save()
  expect((await today(manager)).days.at(-1)?.views).toBe(2)
  const agent = await signedIn(api, 'agent', { agentId: agent_id })
  expect((await today(agent)).days.at(-1)?.views).toBe(1)
})

test('agents without a photograph are counted for those who edit the team', async () => {
  const { db } = api.database
  const before = (await today(manager)).without_portrait
  await makeAgent(db, { photo: null })
  await makeAgent(db, { photo: null, active: false })
  await makeAgent(db, { photo: '/media/a/original' })
  expect((await today(manager)).without_portrait).toBe(before + 1)
  const agent = await signedIn(api, 'agent', { agentId: (await makeAgent(db)).id })
  expect((await today(agent)).without_portrait).toBe(0)
})
