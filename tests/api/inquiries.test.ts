import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#contract/api/api-errors.ts'
import { LeadReceipt } from '#contract/leads/inquiry.ts'
import { isReference } from '#contract/leads/reference.ts'
import { leadEvents, leads } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../support/api.ts'
import { makeListing } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
})

const person = { name: 'Ayesha O’Brien-Khan', email: 'ayesha@example.com', phone: '0300 123-4567' }
const inquiry = { ...person, client_Location: 'Islamabad', inquiry: 'A house\nwith a garden?' }
let asked = 0
/** The same words twice are one request: this one is unique. */
const newInquiry = () => ({ ...inquiry, inquiry: `A house with a garden, number ${++asked}?` })

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function receipt(answer: Response): Promise<string> {
  expect(answer.status).toBe(201)
  return LeadReceipt.parse(await answer.json()).data.reference
}

async function problem(answer: Response): Promise<ApiError['error']> {
  return ApiError.parse(await answer.json()).error
}

async function leadOf(reference: string) {
  const rows = await api.database.db.select().from(leads).where(eq(leads.reference, reference))
  expect(rows).toHaveLength(1)
  return rows[0]
}

function timelineOf(leadId = 0) {
  const isOfLead = eq(leadEvents.lead_id, leadId)
  return api.database.db.select().from(leadEvents).where(isOfLead).orderBy(asc(leadEvents.id))
}

async function count(table: string): Promise<number> {
  const { rows } = await api.database.pool.query(`SELECT count(*) AS count FROM ${table}`)
  return rows[0].count
}

describe('a visitor sends an inquiry', () => {
  test('it is stored with a reference, the phone as dialled from abroad, a timeline and a job', async () => {
    const reference = await receipt(await post('/api/inquiry', inquiry))
    expect(isReference(reference)).toBe(true)
    const lead = await leadOf(reference)
    expect(lead).toMatchObject({
      kind: 'inquiry',
      status: 'new',
      ...person,
      phone_e164: '+923001234567',
      payload: inquiry,
    })
    expect(await timelineOf(lead?.id)).toMatchObject([{ kind: 'received', actor: 'visitor' }])
    const jobs = await api.database.pool.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'lead-received' AND (data->>'leadId')::int = $1",
      [lead?.id],
    )
    expect(jobs.rowCount).toBe(1)
  })

  test('a phone that no network knows is kept as it was typed', async () => {
    const lead = await leadOf(await receipt(await post('/api/inquiry', { ...inquiry, phone: '1111111111' })))
    expect(lead).toMatchObject({ phone: '1111111111', phone_e164: null })
  })

  test('every field that is missing or wrong is named', async () => {
    const before = await count('leads')
    const answer = await post('/api/inquiry', { email: 'nobody', phone: 'call me', client_Location: ' ' })
    expect(answer.status).toBe(422)
    const { code, fields } = await problem(answer)
    expect(code).toBe('invalid')
    expect(Object.keys(fields ?? {}).sort()).toEqual(['client_Location', 'email', 'inquiry', 'name', 'phone'])
    expect(await count('leads')).toBe(before)
  })
})

describe('a visitor asks about a listing', () => {
  test('the lead knows the listing', async () => {
    const listing = await makeListing(api.database.db)
    const answer = await post('/api/inquiry/property', { ...person, property_id: String(listing.id) })
    const lead = await leadOf(await receipt(answer))
    expect(lead).toMatchObject({ kind: 'property_inquiry', listing_id: listing.id })
    expect(lead?.payload.message).not.toBe('')
  })

  test('a listing that is not there, or is still a draft, is not found and nothing is stored', async () => {
    const draft = await makeListing(api.database.db, { status: 'draft', published_at: null })
    const before = [await count('leads'), await count('idempotency_keys')]
    for (const property_id of [draft.id, 2_000_000_000]) {
      const answer = await post(
        '/api/inquiry/property',
        { ...person, property_id },
        { 'idempotency-key': `draft-${property_id}` },
      )
      expect(answer.status).toBe(404)
    }
    expect([await count('leads'), await count('idempotency_keys')]).toEqual(before)
  })

  test.each(['nonsense', 0, -1, 1.5, 99_999_999_999, null, {}])(
    '%j is no property ID',
    async (property_id) => {
      const answer = await post('/api/inquiry/property', { ...person, property_id })
      expect(answer.status).toBe(422)
      expect((await problem(answer)).fields).toHaveProperty('property_id')
    },
  )
})

describe('the same request twice', () => {
  test('stores one lead and gets the same answer, also when twenty come together', async () => {
    const before = await count('leads')
    const fresh = newInquiry()
    const send = () => post('/api/inquiry', fresh, { 'idempotency-key': 'twenty-at-once' })
    const references = await Promise.all(Array.from({ length: 20 }, async () => receipt(await send())))
    references.push(await receipt(await send()))
    expect(new Set(references).size).toBe(1)
    expect(await count('leads')).toBe(before + 1)
  })

  test('is the same when only its layout differs', async () => {
    const key = { 'idempotency-key': 'layout' }
    const first = await receipt(await post('/api/inquiry', inquiry, key))
    const spread = JSON.stringify({ ...inquiry, name: `  ${inquiry.name} ` }, null, 4)
    expect(await receipt(await post('/api/inquiry', spread, key))).toBe(first)
  })

  test('a key may not be used for other values', async () => {
    const key = { 'idempotency-key': 'one-key' }
    await receipt(await post('/api/inquiry', inquiry, key))
    const answer = await post('/api/inquiry', { ...inquiry, name: 'Somebody else' }, key)
    expect(answer.status).toBe(422)
    expect((await problem(answer)).fields).toHaveProperty('Idempotency-Key')
  })

  test('within ten minutes is one lead with a note, also without a key and at the same moment', async () => {
    const before = await count('leads')
    const fresh = newInquiry()
    const sent = await Promise.all([1, 2, 3].map(async () => receipt(await post('/api/inquiry', fresh))))
    expect(new Set(sent).size).toBe(1)
    expect(await count('leads')).toBe(before + 1)
    const lead = await leadOf(sent[0] ?? '')
    expect((await timelineOf(lead?.id)).map(({ kind }) => kind)).toEqual(['received', 'repeated', 'repeated'])
  })

  test('with another key gets the answer of the first, again and again', async () => {
    const fresh = newInquiry()
    const first = await receipt(await post('/api/inquiry', fresh))
    const again = () => post('/api/inquiry', fresh, { 'idempotency-key': 'merged' })
    expect(await receipt(await again())).toBe(first)
    expect(await receipt(await again())).toBe(first)
  })

  test('after ten minutes, or in other words, or from another phone, is another lead', async () => {
    const fresh = newInquiry()
    const first = await receipt(await post('/api/inquiry', fresh))
    const others = [
      { ...fresh, inquiry: `${fresh.inquiry} Please answer.` },
      { ...fresh, phone: '0300 7654321' },
    ]
    for (const other of others) expect(await receipt(await post('/api/inquiry', other))).not.toBe(first)
    await api.database.pool.query(
      "UPDATE leads SET created_at = now() - interval '11 minutes' WHERE reference = $1",
      [first],
    )
    expect(await receipt(await post('/api/inquiry', fresh))).not.toBe(first)
  })

  test.each(['', 'x'.repeat(201), 'two words'])('"%s" is no key', async (key) => {
    const answer = await post('/api/inquiry', inquiry, { 'idempotency-key': key })
    expect(answer.status).toBe(422)
  })
})

describe('a request that is no inquiry is refused', () => {
  test.each([
    ['no JSON', '{"name":'],
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['nothing', ''],
  ])('%s: 400', async (_, body) => {
    const answer = await post('/api/inquiry', body)
    expect(answer.status).toBe(400)
    expect((await problem(answer)).code).toBe('bad_request')
  })

  test('bytes that are no UTF-8: 400', async () => {
    const answer = await api.request('/api/inquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    })
    expect(answer.status).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx'])(
    '%s: 415',
    async (type) => {
      const answer = await post('/api/inquiry', inquiry, { 'content-type': type })
      expect(answer.status).toBe(415)
      expect((await problem(answer)).code).toBe('unsupported')
    },
  )

  test('more than the limit: 413, also when the length is not announced', async () => {
    const large = JSON.stringify({ ...inquiry, inquiry: 'x'.repeat(70_000) })
    expect((await post('/api/inquiry', large, { 'content-length': String(large.length) })).status).toBe(413)
    const stream = new Blob([large]).stream()
    const answer = await api.request('/api/inquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      ...{ duplex: 'half' },
    })
    expect(answer.status).toBe(413)
    expect((await problem(answer)).code).toBe('too_large')
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s: 405 with the allowed methods', async (method) => {
    const answer = await api.request('/api/inquiry', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
  })
})

describe('whatever is sent', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ maxLength: 2100 }),
    fc.jsonValue(),
    fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e',
      "'; DROP TABLE leads; --",
      '<script>alert(1)</script>',
      'a@b.co\r\nBcc: everybody@example.com',
      '../../etc/passwd',
      '{{7*7}}',
      '0300 1234567',
      'a@b.co',
      1e308,
    ),
  )
  const body = fc.record(
    {
      name: hostile,
      email: hostile,
      phone: hostile,
      client_Location: hostile,
      inquiry: hostile,
      property_id: hostile,
      message: hostile,
    },
    { requiredKeys: [] },
  )

  test('is stored within the rules or refused, and never breaks anything', async () => {
    const listing = await makeListing(api.database.db)
    const fine = { ...inquiry, property_id: listing.id, message: 'Is it sunny?' }
    await fc.assert(
      fc.asyncProperty(
        body,
        fc.constantFrom('/api/inquiry', '/api/inquiry/property'),
        fc.boolean(),
        async (fields, path, mostlyFine) => {
          // One hostile field among valid ones reaches the database; several together seldom do.
          const [name, value] = Object.entries(fields)[0] ?? ['name', '']
          const answer = await post(path, mostlyFine ? { ...fine, [name]: value } : fields)
          expect([201, 400, 404, 422]).toContain(answer.status)
          if (answer.status === 201) {
            const lead = await leadOf(await receipt(answer))
            expect(lead?.name.trim()).not.toBe('')
            expect(lead?.name).not.toMatch(/\p{Cc}/u)
            // About a listing a phone number is enough (D38).
            if (path === '/api/inquiry' || lead?.email !== null)
              expect(lead?.email).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i)
            expect(lead?.phone?.length).toBeGreaterThanOrEqual(10)
          }
        },
      ),
      { numRuns: 400 },
    )
    expect(api.unexpected).toEqual([])
  })
})
