/** The audit log as administrators read it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { auditLog } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeAgent } from '../../support/factories.ts'
import { type Colleague, signedIn } from '../../support/staff.ts'

let api: TestApi
let admin: Colleague
beforeAll(async () => {
  api = await createTestApi()
  admin = await signedIn(api, 'admin')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

async function read(query: string): Promise<AdminAnswer<'audit'>> {
  const answer = await api.request(`/api/admin/audit?${query}`, { headers: { cookie: admin.cookie } })
  expect(answer.status, query).toBe(200)
  return answer.json()
}

test('changes are filtered by person, record and day of Pakistan, and agents are named', async () => {
  const agent = await makeAgent(api.database.db, { name: 'Sana Malik' })
  const entry = { staff_name: 'Omar', action: 'change', entity: 'listing', entity_id: '12272' }
  await api.database.db.insert(auditLog).values([
    {
      ...entry,
      staff_id: 'omar',
      at: new Date('2026-11-21T18:59:00Z'),
      before: { agent_id: null },
      after: { agent_id: agent.id },
    },
    { ...entry, staff_id: 'omar', at: new Date('2026-11-21T19:01:00Z'), before: {}, after: { price: 1 } },
  ])
  for (const [right, wrong] of [
    ['staff=omar', 'staff=nobody'],
    ['entity=listing&entity_id=12272', 'entity=listing&entity_id=1'],
    ['staff=omar&from=2026-11-21&to=2026-11-21', 'staff=omar&from=2026-11-23'],
    ['staff=omar&to=2026-11-22', 'staff=omar&to=2026-11-20'],
  ] as const) {
    expect((await read(right)).data.length, right).toBeGreaterThan(0)
    expect((await read(wrong)).data, wrong).toEqual([])
  }
  const thatDay = await read('staff=omar&from=2026-11-21&to=2026-11-21')
  expect(thatDay.data.map(({ at }) => at)).toEqual(['2026-11-21T18:59:00.000Z'])
  expect(thatDay.names).toEqual([{ kind: 'agent', id: agent.id, name: 'Sana Malik' }])
  const bad = await api.request('/api/admin/audit?from=yesterday', { headers: { cookie: admin.cookie } })
  expect(bad.status).toBe(422)
})

test('all staff can be chosen', async () => {
  const answer = await api.request('/api/admin/audit/people', { headers: { cookie: admin.cookie } })
  expect((await answer.json()).data).toContainEqual({ id: admin.id, name: 'The admin' })
})
