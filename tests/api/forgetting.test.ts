import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LeadReceipt } from '#contract/enquiry.ts'
import { leadEvents, leads, mails } from '#db/schema/index.ts'
import { followUp } from '#domain/leads/follow-up.ts'
import { createTestApi, type TestApi } from '../support/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('who is deleted as the privacy policy promises takes history and mails along', async () => {
  const { db } = api.database
  const answer = await api.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Sana',
      email: 'sana@example.com',
      phone: '0300 1234567',
      feedback: 'Good',
    }),
  })
  const { reference } = LeadReceipt.parse(await answer.json()).data
  const [lead] = await db.select().from(leads).where(eq(leads.reference, reference))
  await followUp({ db, mailer: undefined, siteUrl: 'https://aangan.example' }, [lead?.id ?? 0])
  expect(await db.$count(mails)).toBe(2)
  expect(await db.$count(leadEvents)).toBeGreaterThan(0)

  await db.delete(leads).where(eq(leads.reference, reference))
  expect(await db.$count(mails)).toBe(0)
  expect(await db.$count(leadEvents)).toBe(0)
  expect((await api.request(`/api/inquiry/${reference}`)).status).toBe(404)
})
