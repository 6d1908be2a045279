import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LeadDetail } from '#contract/admin/lead-rows.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { auditLog, estimateCorrections, leads } from '#db/schema/index.ts'
import { lettersOf } from '#domain/leads/emails.ts'
import { readLeads } from '#domain/leads/read-leads.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { knownPrices } from '../support/known-prices.ts'
import { type Colleague, post, signedIn } from '../support/staff.ts'

let api: TestApi
let manager: Colleague
let question: string
beforeAll(async () => {
  api = await createTestApi()
  manager = await signedIn(api, 'manager')
  const { area } = await knownPrices(api.database.db)
  question = String(
    new URLSearchParams({
      city: String(area.city_id),
      area: String(area.id),
      type: 'house',
      size: '10',
      beds: '4',
    }),
  )
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

let sent = 0
async function request(estimate?: string): Promise<number> {
  sent += 1
  const answer = await post(api, '/api/valuation', {
    name: `Owner ${sent}`,
    email: `owner${sent}@example.com`,
    phone: `0300 55500${String(sent).padStart(2, '0')}`,
    city: 'Islamabad',
    area: 'Green Town',
    size: '10',
    ...(estimate !== undefined && { estimate }),
  })
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()).data
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.reference, reference))
  return lead?.id ?? 0
}
const stored = async (id: number) => {
  const [lead] = await api.database.db.select().from(leads).where(eq(leads.id, id))
  return { estimate: lead?.estimate, payload: lead?.payload }
}
const shown = async (id: number): Promise<LeadDetail> => {
  const answer = await api.request(`/api/admin/leads/${id}`, { headers: { cookie: manager.cookie } })
  return (await answer.json()).data
}
const correct = (id: number, figure: unknown, by = manager) =>
  post(api, `/api/admin/leads/${id}/estimate-correction`, { figure }, by)

describe('the estimate that goes with a request', () => {
  test('is the one that the visitor was given, made anew by the server', async () => {
    const told = await readAs(api, `/api/estimates?${question}`, endpoints.estimate.answer)
    if (!told.enough) throw new Error(told.reason)
    const { likely, low, high, cases, as_of } = told
    const { estimate, payload } = await stored(await request(question))
    expect(estimate).toMatchObject({
      ...{ figure: { likely, low, high }, cases, as_of, reason: null },
      ...{ place: expect.stringMatching(/^Green Town, /), purpose: 'sale', type: 'house', size: 10, beds: 4 },
    })
    expect(payload).not.toHaveProperty('estimate')
  })

  test('cannot be made up: figures of the sender do not count', async () => {
    const { estimate } = await stored(await request(`${question}&likely=1&low=1&high=1&cases=999`))
    expect(estimate?.figure?.likely).toBeGreaterThan(1_000_000)
    expect(estimate?.cases).toBeLessThan(999)
  })

  test('reports where there was not enough evidence', async () => {
    const { estimate } = await stored(await request(question.replace('house', 'factory')))
    expect(estimate).toMatchObject({ figure: null, reason: expect.any(String) })
  })

  test('is left out, and the request is not lost, for a question without sense', async () => {
    for (const text of ['', 'nonsense', 'city=99999&type=house&size=10', `${question}&size=0`])
      expect((await stored(await request(text))).estimate).toBeNull()
    expect((await stored(await request())).estimate).toBeNull()
  })
})

describe('staff read the estimate', () => {
  test('in their email about the request, of which the visitor gets none', async () => {
    const [lead] = await readLeads(api.database.db, [await request(question)])
    if (!lead) throw new Error('There is no lead.')
    const [toAgency, toVisitor] = lettersOf(lead, 'https://aangan.example')
    expect(toAgency?.text).toMatch(
      /Estimate shown to the visitor: PKR .+ \(PKR .+ to .+\) in Green Town, .+, (?:from|based on) \d+ similar properties, newest price \d+ \w{3} 2026/,
    )
    expect(toVisitor?.purpose).toBe('visitor')
    expect(toVisitor?.text).not.toMatch(/estimate/i)
    const [without] = await readLeads(api.database.db, [await request()])
    expect(without && lettersOf(without, '')[0]?.text).not.toContain('Estimate')
  })

  test('where there was no figure, with the reason and the day', async () => {
    const [lead] = await readLeads(api.database.db, [await request(question.replace('house', 'factory'))])
    expect(lead && lettersOf(lead, '')[0]?.text).toMatch(
      /Estimate shown to the visitor: Not enough evidence on \d+ \w{3} \d{4}\. We have no prices/,
    )
  })

  test('on the lead that the request was merged into', async () => {
    const [from, into] = [await request(question), await request()]
    expect((await post(api, `/api/admin/leads/${from}/merge`, { into }, manager)).status).toBe(200)
    const [merged] = (await shown(into)).merged
    expect(merged?.facts).toContainEqual({
      ...{ label: 'Estimate shown to the visitor', isLong: false },
      value: expect.stringMatching(/^PKR .+ similar properties/),
    })
  })
})

describe('a valuation by staff', () => {
  test('is recorded beside it, shown on the timeline, and in the audit log without the amounts', async () => {
    const id = await request(question)
    const likely = (await shown(id)).estimate?.figure?.likely ?? 0
    expect((await correct(id, likely * 2)).status).toBe(200)
    const lead = await shown(id)
    expect(lead.estimate?.correction).toMatchObject({ figure: likely * 2, by: expect.any(String) })
    expect(lead.timeline[0]).toMatchObject({
      kind: 'estimate',
      note: expect.stringContaining('Recorded PKR'),
    })
    const entries = await api.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'correct estimate'), eq(auditLog.entity_id, String(id))))
    expect(entries).toMatchObject([{ staff_id: manager.id, before: null, after: { deviation_percent: -50 } }])
    expect((await correct(id, likely)).status).toBe(200)
    expect((await shown(id)).estimate?.correction?.figure).toBe(likely)
  })

  test('is refused without an amount, without an estimate, and to agents of other leads', async () => {
    const id = await request(question)
    for (const wrong of [0, -5, 'much', 1.5, null]) expect((await correct(id, wrong)).status).toBe(422)
    expect((await correct(await request(), 5_000_000)).status).toBe(409)
    expect((await correct(id, 5_000_000, await signedIn(api, 'agent'))).status).toBe(404)
    expect((await shown(id)).estimate?.correction).toBeNull()
  })

  test('is measured with its number, publicly from five figures on, and goes with the person', async () => {
    const { db } = api.database
    await db.delete(estimateCorrections)
    const accuracy = async () =>
      (await readAs(api, '/api/estimates/accuracy', endpoints.estimateAccuracy.answer)).data.staff
    // Estimates of 1.1, 1.2 … times what staff thought.
    const ids: number[] = []
    for (const share of [1.1, 1.2, 1.3, 1.4, 1.5]) {
      expect(await accuracy()).toBeNull()
      const id = await request(question)
      ids.push(id)
      await correct(id, Math.round(((await shown(id)).estimate?.figure?.likely ?? 0) / share))
    }
    const measured = await accuracy()
    expect(measured).toMatchObject({ cases: 5, last_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(measured?.median_deviation).toBeCloseTo(0.3, 3)
    const [last = 0] = ids.slice(-1)
    expect((await shown(last)).estimate?.corrections.cases).toBe(5)

    const { email } = await shown(last)
    const admin = await signedIn(api, 'admin')
    const office = (path: string, body: object) => post(api, `/api/admin/personal-data/${path}`, body, admin)
    const { seen } = (await (await office('find', { who: email, linked: true })).json()).data
    expect((await office('erase', { who: email, seen, confirm: 'erase' })).status).toBe(200)
    expect(await db.$count(estimateCorrections, eq(estimateCorrections.lead_id, last))).toBe(0)
    expect(await accuracy()).toBeNull()
  })
})
