import { afterAll, beforeAll, expect, test } from 'vitest'
import { AgentDetails } from '#contract/content/people.ts'
import { Listing } from '#contract/listings/listing.ts'
import { leads } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeAgent, makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** Noon in Pakistan so many days ago; on Sundays the office is closed. */
function noon(daysAgo: number): Date {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T07:00:00Z`)
}

const isSunday = (day: Date) => day.getUTCDay() === 0
const workdays = Array.from({ length: 14 }, (_, at) => noon(at + 1)).filter((day) => !isSunday(day))
const sundays = Array.from({ length: 21 }, (_, at) => noon(at + 1)).filter(isSunday)

async function answer(owner_id: number, received: readonly Date[], minutes: number): Promise<void> {
  await api.database.db.insert(leads).values(
    received.map((created_at) => ({
      reference: `AG-${Math.random().toString(36).slice(2, 6)}-${owner_id}`.toUpperCase(),
      kind: 'inquiry' as const,
      name: 'Ayesha Khan',
      phone: '0300 1234567',
      payload: {},
      owner_id,
      created_at,
      first_contacted_at: new Date(created_at.getTime() + minutes * 60_000),
    })),
  )
}

async function answersIn(id: number): Promise<number | null> {
  const { data } = await (await api.request(`/api/agents/${id}`)).json()
  return AgentDetails.parse(data).answers_in
}

test('ten answered leads say how fast an agent usually answers, on their page and on their listings', async () => {
  const { db } = api.database
  const { id } = await makeAgent(db)
  await answer(id, workdays.slice(0, 9), 9)
  expect(await answersIn(id)).toBeNull()
  await answer(id, workdays.slice(9, 12), 9)
  expect(await answersIn(id)).toBe(9)
  // Received at a time when no one is there, they say nothing.
  await answer(id, Array.from({ length: 6 }, () => sundays).flat(), 1_200)
  expect(await answersIn(id)).toBe(9)
  const listing = await makeListing(db, { agent_id: id })
  const { property } = await (await api.request(`/api/listings/${listing.id}`)).json()
  expect(Listing.parse(property).agent_answers_in).toBe(9)
})
