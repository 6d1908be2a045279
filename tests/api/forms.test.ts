import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import { LeadStateAnswer, type LeadStatus } from '#contract/leads/leads.ts'
import { WantedReceipt } from '#contract/leads/wanted.ts'
import { idempotencyKeys, leads } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { forgetAnswers } from '#domain/idempotency/forget-answers.ts'
import { toasts, validationMessages } from '#messages/common.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeArea, makeListing, makeProject } from '../support/factories.ts'
import { allLeads } from '../support/leads.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
})

const person = { name: 'Bilal Ahmed', email: 'bilal@example.com', phone: '0300 1234567' }
const feedback = { ...person, feedback: 'Two lines\nof praise' }
const getInTouch = { name: 'Bilal Ahmed', phone: '0300 1234567' }
const calledAt = {
  name: 'Sana Malik',
  phone: '+1 416 555 0123',
  best_time: '2026-11-27T04:00:00Z America/Toronto',
}
const franchise = {
  first_name: 'Bilal',
  email: 'bilal@example.com',
  phone: '0300 1234567',
  city: 'Multan',
  city_location: 'Cantt',
  reference: 'A friend',
  message: 'How do we begin?',
  qrcode: 'EXPO-7',
}
const valuation = { ...person, city: 'Islamabad', area: 'G-13/2', size: '10', beds: '4' }
const wanted = { fullname: 'Bilal Ahmed', phone: '0300 1234567', city: 'Islamabad' }

function post(path: string, body: unknown): Promise<Response> {
  return api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function receipt(answer: Response): Promise<string> {
  expect(answer.status).toBe(201)
  return LeadReceipt.parse(await answer.json()).data.reference
}

async function refused(answer: Response): Promise<ApiError['error']> {
  return ApiError.parse(await answer.json()).error
}

async function stored(reference: string) {
  return (await allLeads(api.database.pool)).find((lead) => lead.reference === reference)
}

test('a request to be called back has the moment and the time zone it was chosen in', async () => {
  const lead = await stored(await receipt(await post('/api/getInTouch/addGetInTouch', calledAt)))
  expect(lead?.payload).toEqual(calledAt)
})

describe('each form is stored as a lead with its timeline and its job', () => {
  test.each([
    ['/api/contact', 'contact', feedback, feedback],
    ['/api/getInTouch/addGetInTouch', 'get_in_touch', getInTouch, getInTouch],
    ['/api/franchise/addFranchise', 'franchise', franchise, franchise],
    [
      '/api/valuation',
      'valuation',
      valuation,
      { ...valuation, purpose: 'sell', type: 'residential', size: 10, size_unit: 'marla', beds: 4 },
    ],
    [
      '/api/wanted',
      'wanted',
      wanted,
      {
        ...wanted,
        purpose: 'Sale',
        type: 'residential',
        subtype: '',
        sizeUnit: 'sqft',
        selectedAreas: [],
        selectedAreasId: [],
        minPrice: null,
        maxPrice: null,
      },
    ],
  ])('%s', async (path, kind, body, payload) => {
    const lead = await stored(await receipt(await post(path, body)))
    expect(lead).toMatchObject({ kind, payload, phone: '0300 1234567', phone_e164: '+923001234567' })
    expect(lead).toMatchObject({ events: 1, jobs: 1 })
  })

  test('/api/inquiry/project, which knows its project', async () => {
    const project = await makeProject(api.database.db)
    const reference = await receipt(
      await post('/api/inquiry/project', {
        ...person,
        project_id: project.id,
        message: 'Floor plans?',
        brochure: 'yes',
      }),
    )
    const rows = await api.database.db.select().from(leads).where(eq(leads.reference, reference))
    expect(rows).toMatchObject([
      { kind: 'project_inquiry', project_id: project.id, payload: { brochure: 'yes' } },
    ])
    const hidden = await makeProject(api.database.db, { shown: false })
    for (const project_id of [hidden.id, 2_000_000_000]) {
      const answer = await post('/api/inquiry/project', { ...person, project_id })
      expect(answer.status).toBe(404)
    }
  })
})

describe('a phone number is enough (D38)', () => {
  const { email: _, ...withoutEmail } = person
  const enough = {
    '/api/contact': async () => ({ feedback: 'Well done' }),
    '/api/franchise/addFranchise': async () => ({ first_name: 'Bilal', city: 'Multan' }),
    '/api/valuation': async () => ({ city: 'Islamabad', area: 'G-13/2', size: '10' }),
    '/api/inquiry/project': async () => ({ project_id: (await makeProject(api.database.db)).id }),
    '/api/inquiry/property': async () => ({ property_id: (await makeListing(api.database.db)).id }),
  }

  test.each(Object.entries(enough))('%s', async (path, rest) => {
    for (const email of [{}, { email: ' ' }]) {
      const sent = { ...withoutEmail, ...(await rest()), ...email }
      expect(await stored(await receipt(await post(path, sent)))).toMatchObject({ email: null })
    }
    const answer = await post(path, { ...withoutEmail, ...(await rest()), email: 'bilal@' })
    expect((await refused(answer)).fields).toEqual({ email: validationMessages.email })
  })
})

describe('contact details and places are taken as people write them (D25 to D27)', () => {
  test.each([
    ['+92 300 123-4567', '+923001234567'],
    ['0092 300 1234567', '+923001234567'],
    ['۰۳۰۰ ۱۲۳۴۵۶۷', '+923001234567'],
    ['0300.1234567', '+923001234567'],
    ['+971 50 123 4567', '+971501234567'],
    ['+1 (416) 555-0123', '+14165550123'],
    ['+92 51 111 000 222', '+9251111000222'],
  ])('the phone %s in every form', async (phone, phone_e164) => {
    for (const [path, body] of [
      ['/api/inquiry', { ...person, client_Location: 'G-13', inquiry: phone }],
      ['/api/contact', { ...feedback, feedback: phone }],
      ['/api/franchise/addFranchise', { ...franchise, message: phone }],
      ['/api/valuation', { ...valuation, area: phone }],
      ['/api/wanted', { ...wanted, description: phone }],
    ] as const) {
      expect(await stored(await receipt(await post(path, { ...body, phone })))).toMatchObject({
        phone,
        phone_e164,
      })
    }
  })

  test.each(['ali@shop.online', 'x@bank.insurance'])('the e-mail address %s', async (email) => {
    await receipt(await post('/api/contact', { ...feedback, email }))
  })

  test.each(['G-13', 'G-16/2', 'DHA Phase 6', 'Gulberg 3'])('the place %s', async (place) => {
    await receipt(await post('/api/wanted', { ...wanted, areaName: place }))
    await receipt(await post('/api/franchise/addFranchise', { ...franchise, city_location: place }))
    await receipt(await post('/api/valuation', { ...valuation, city: place }))
  })
})

test('numbers are taken as people type them', async () => {
  const lead = await stored(
    await receipt(
      await post('/api/wanted', {
        ...wanted,
        size: '2,400',
        minPrice: '50 lac',
        maxPrice: '۵ کروڑ',
        description: 'typed',
      }),
    ),
  )
  expect(lead).toMatchObject({ payload: { size: 2400, minPrice: 5_000_000, maxPrice: 50_000_000 } })
  const asked = await stored(
    await receipt(await post('/api/valuation', { ...valuation, size: '۱۰', beds: '۴' })),
  )
  expect(asked).toMatchObject({ payload: { size: 10, beds: 4 } })
})

test('the franchise desk gets email only through its form (D14)', async () => {
  expect((await post('/api/franchise/send-email', franchise)).status).toBe(404)
})

test('an answer is remembered for a retry, and forgotten after two days', async () => {
  const { db } = api.database
  const send = () =>
    api.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'kept-for-two-days' },
      body: JSON.stringify({ ...feedback, email: 'retry@example.com' }),
    })
  const first = await receipt(await send())
  await forgetAnswers({ db, actor: system('A test') })
  expect(await receipt(await send())).toBe(first)
  await db.update(idempotencyKeys).set({ created_at: sql`now() - interval '49 hours'` })
  await forgetAnswers({ db, actor: system('A test') })
  expect(await db.select().from(idempotencyKeys)).toEqual([])
})

describe('missing and wrong values are named at their field', () => {
  test.each([
    ['/api/contact', {}, ['feedback', 'name', 'phone']],
    ['/api/getInTouch/addGetInTouch', { name: ' ', phone: 'call me now' }, ['name', 'phone']],
    ['/api/getInTouch/addGetInTouch', { ...getInTouch, best_time: 'at night' }, ['best_time']],
    [
      '/api/franchise/addFranchise',
      { ...franchise, first_name: '', email: 'x', city: '<b>', city_location: '...' },
      ['city', 'city_location', 'email', 'first_name'],
    ],
    [
      '/api/valuation',
      { ...valuation, purpose: 'lend', size: '0', size_unit: 'acre', beds: 'four', area: '' },
      ['area', 'beds', 'purpose', 'size', 'size_unit'],
    ],
    [
      '/api/wanted',
      { ...wanted, fullname: '', city: '', type: 'boat', minPrice: 'cheap', selectedAreasId: ['x'] },
      ['city', 'fullname', 'minPrice', 'selectedAreasId', 'type'],
    ],
    ['/api/wanted', { ...wanted, minPrice: 20, maxPrice: 10 }, ['maxPrice']],
    ['/api/wanted', { ...wanted, type: 'plot', subtype: 'house' }, ['subtype']],
    ['/api/wanted', { ...wanted, cityId: 2_000_000_000 }, ['cityId']],
    ['/api/wanted', { ...wanted, selectedAreasId: [2_000_000_000] }, ['selectedAreasId']],
    ['/api/valuation', { ...valuation, area_id: 2_000_000_000 }, ['area_id']],
  ])('%s with %j', async (path, body, names) => {
    const before = (await allLeads(api.database.pool)).length
    const answer = await post(path, body)
    expect(answer.status).toBe(422)
    expect(Object.keys((await refused(answer)).fields ?? {}).sort()).toEqual(names)
    expect(await allLeads(api.database.pool)).toHaveLength(before)
  })

  test('in the words of the specification', async () => {
    const answer = await post('/api/contact', { ...feedback, email: 'x@y', name: '', phone: '123' })
    expect((await refused(answer)).fields).toEqual({
      name: validationMessages.required,
      email: validationMessages.email,
      phone: validationMessages.phone,
    })
  })
})

describe('a visitor asks to be called back a second time', () => {
  const request = { name: 'Hina', phone: '+92 301-5550001' }

  test('409 while the first is open, however the phone is written and however fast they come', async () => {
    const answers = await Promise.all(
      [request.phone, '0301 5550001', '00923015550001'].map((phone) =>
        post('/api/getInTouch/addGetInTouch', { ...request, phone }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const conflict = answers.find(({ status }) => status === 409)
    expect(conflict && (await refused(conflict))).toMatchObject({
      code: 'conflict',
      message: toasts.getInTouch.conflict,
    })
  })

  test('the first is closed: it is a new request', async () => {
    await api.database.pool.query(
      "UPDATE leads SET status = 'won' WHERE kind = 'get_in_touch' AND phone_e164 = '+923015550001'",
    )
    const fresh = { ...request, name: 'Hina Raza' }
    await receipt(await post('/api/getInTouch/addGetInTouch', fresh))
    expect((await post('/api/getInTouch/addGetInTouch', request)).status).toBe(409)
  })
})

describe('a wanted property', () => {
  const unique = (words: string) => ({ ...wanted, description: words })

  async function send(body: object) {
    const answer = await post('/api/wanted', body)
    expect(answer.status).toBe(201)
    return WantedReceipt.parse(await answer.json()).data
  }

  test('keeps each area once', async () => {
    const area = await makeArea(api.database.db)
    const { reference } = await send({
      ...unique('areas'),
      cityId: area.city_id,
      selectedAreas: [area.name, area.name],
      selectedAreasId: [area.id, String(area.id)],
    })
    expect((await stored(reference))?.payload).toMatchObject({
      selectedAreas: [area.name],
      selectedAreasId: [area.id],
    })
  })

  test('answers its lead and purpose, and is sent to be assigned once however often that is asked', async () => {
    const { lead_id, purpose } = await send({ ...unique('to rent'), purpose: 'Rent' })
    expect(purpose).toBe('Rent')
    const path = `/api/wanted/sendingToAssign/${lead_id}`
    for (const _ of [1, 2]) {
      const answer = await post(path, { status: lead_id })
      expect(LeadStateAnswer.parse(await answer.json()).data).toMatchObject({ reference: lead_id })
    }
    const { rows } = await api.database.pool.query(
      `SELECT 1 FROM pgboss.job JOIN leads ON (data ->> 'leadId')::int = leads.id
       WHERE job.name = 'lead-to-assign' AND reference = $1`,
      [lead_id],
    )
    expect(rows).toHaveLength(1)
  })

  test('another status than the id, and a lead of another kind, change nothing', async () => {
    const { lead_id } = await send(unique('other'))
    expect((await post(`/api/wanted/sendingToAssign/${lead_id}`, { status: 'AG-0000-0000' })).status).toBe(
      422,
    )
    const other = await receipt(await post('/api/contact', { ...feedback, feedback: 'Not wanted' }))
    expect((await post(`/api/wanted/sendingToAssign/${other}`, { status: other })).status).toBe(404)
    expect((await post('/api/wanted/sendingToAssign/7', { status: '7' })).status).toBe(404)
  })
})

describe('a visitor with the reference sees the status of the request', () => {
  test.each<[LeadStatus, string]>([
    ['new', 'received'],
    ['assigned', 'assigned'],
    ['contacted', 'contacted'],
    ['viewing', 'contacted'],
    ['offer', 'contacted'],
    ['won', 'closed'],
    ['lost', 'closed'],
  ])('%s is shown as %s, and nothing personal with it', async (status, state) => {
    const reference = await receipt(await post('/api/contact', { ...feedback, feedback: `I am ${status}` }))
    const lost_reason = status === 'lost' ? 'price' : null
    await api.database.db.update(leads).set({ status, lost_reason }).where(eq(leads.reference, reference))
    const answer = await api.request(`/api/inquiry/${reference}`)
    expect(answer.status).toBe(200)
    const { data } = LeadStateAnswer.parse(await answer.json())
    expect(data).toMatchObject({ reference, state })
    expect(Object.keys(data).sort()).toEqual(['received_at', 'reference', 'state'])
  })

  test.each(['AG-0000-0000', 'nonsense', '1'])('%s is not found', async (reference) => {
    expect((await api.request(`/api/inquiry/${reference}`)).status).toBe(404)
  })
})
