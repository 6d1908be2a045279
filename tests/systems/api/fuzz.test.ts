/**
 * Random bodies at every path that takes one: none may break anything. 800 at each path; with
 * FUZZ_BODIES=10000 as many, which takes some minutes more.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from '#api/mount.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import type { Endpoint } from '#contract/api/endpoint.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import {
  Feedback,
  FranchiseEnquiry,
  GetInTouch,
  Inquiry,
  LeadReceipt,
  ProjectInquiry,
  PropertyInquiry,
  Valuation,
} from '#contract/leads/inquiry.ts'
import type { LeadKind } from '#contract/leads/leads.ts'
import { Wanted } from '#contract/leads/wanted.ts'
import { JobApplication } from '#contract/vacancies/applications.ts'
import { viewingSlots, writeSlot } from '#contract/viewings/viewing-times.ts'
import { ViewingRequest } from '#contract/viewings/viewings.ts'
import { idempotencyKeys, jobApplications, leads } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeArea, makeJob, makeListing, makeProject } from '../../support/factories.ts'
import { post, signedIn } from '../../support/staff.ts'

const bodiesEach = Number(process.env.FUZZ_BODIES ?? 800)
const atOnce = 20
const uploadToken = 'may upload'
/** As the settings have them at first. */
const officeHours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' }

let api: TestApi
/** What a person would write into a field of that name; a field that is not named here gets anything. */
let sensible: Record<string, readonly unknown[]>

beforeAll(async () => {
  api = await createTestApi({ uploadToken })
  const { db } = api.database
  const area = await makeArea(db)
  const [listing, project, job] = [await makeListing(db), await makeProject(db), await makeJob(db)]
  const names = ['Ayesha Khan', 'آمنہ', "O'Neill <b>", 'x'.repeat(100)]
  const cities = ['Islamabad', 'Dera Ghazi Khan']
  const texts = ['', 'Two lines\r\nof it', 'www.example.com', '<script>alert(1)</script>', '\u0000 \ud800']
  sensible = {
    ...Object.fromEntries(['name', 'fullname', 'first_name'].map((name) => [name, names])),
    email: ['a@b.co', 'sana.malik+home@example.com'],
    phone: ['0300 1234567', '+92 321-7654321', '00971501234567', '1234567890'],
    ...Object.fromEntries(['city', 'client_Location', 'area', 'areaName'].map((name) => [name, cities])),
    ...Object.fromEntries(['inquiry', 'feedback', 'message', 'description'].map((name) => [name, texts])),
    property_id: [listing.id, String(listing.id)],
    slots: viewingSlots(new Date(), officeHours).map(writeSlot),
    time_zone: ['', 'Europe/London', 'Mars/Olympus'],
    project_id: [project.id],
    job_id: [job.id],
    cityId: [area.city_id, null],
    area_id: [area.id, ''],
    selectedAreasId: [[], [area.id, area.id]],
    selectedAreas: [[], [area.name]],
    size: ['10', 7.5, null],
    beds: ['4', '', null],
    minPrice: ['1000000', null],
    maxPrice: [20_000_000, ''],
    expected_salary: ['90000'],
    experience: ['Two years'],
  }
})
afterAll(() => api.close())

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    "'; DROP TABLE leads; --",
    '9'.repeat(400),
    '🏠'.repeat(900),
    '__proto__',
  ),
)
const hostile = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, [], {}, -1, 0.1, 2 ** 31, 1e308, Number.MAX_SAFE_INTEGER),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** A field's own kind of value, as far as the contract or this test names one. */
function sensibly(name: string, choices: readonly unknown[]) {
  const own = [...(sensible[name] ?? []), ...choices]
  return own.length === 0 ? fc.constant(undefined) : fc.constantFrom(...own)
}

type Described = { properties?: Record<string, { enum?: unknown[] } | boolean> }

/** Bodies with the fields that the contract names: one in twenty valid, the others with something hostile in them. */
function fieldsOf(schema: z.ZodType | undefined): fc.Arbitrary<object> {
  const described: Described = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
  const properties = Object.entries(described.properties ?? {})
  const known = properties.map(([name, property]) => [
    name,
    sensibly(name, typeof property === 'object' ? (property.enum ?? []) : []),
  ])
  const body = fc.record(Object.fromEntries(known))
  const names = [...properties.map(([name]) => name), 'filled_in', 'altcha', 'surprise']
  const spoilt = fc.dictionary(fc.constantFrom(...names), fc.option(hostile, { nil: undefined }), {
    minKeys: 1,
    maxKeys: 3,
  })
  return fc.oneof(
    { weight: 1, arbitrary: body },
    { weight: 19, arbitrary: fc.tuple(body, spoilt).map(([fields, wrong]) => ({ ...fields, ...wrong })) },
  )
}

type Sent = {
  body: string | Uint8Array<ArrayBuffer> | FormData
  type: string | undefined
  key: string | undefined
}

function bodies({ body, fileField, takesFile }: Partial<Endpoint>): fc.Arbitrary<Sent> {
  const key = fc.option(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.uuid()), { nil: undefined, freq: 2 })
  const type = fc.option(
    fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x'),
    {
      nil: undefined,
    },
  )
  const garbage = fc.oneof(fc.json({ maxDepth: 2 }), fc.string(), fc.uint8Array({ maxLength: 64 }))
  const anything = fc.record({ body: garbage, type, key })
  if (takesFile) return anything
  const fields = fieldsOf(body)
  const form = fileField
    ? fc
        .tuple(fields, fc.option(fc.constantFrom('%PDF-1.7', '{\\rtf1 x}', 'MZ', ''), { freq: 3 }))
        .map(([values, file]) => ({ body: formOf(values, fileField, file), type: undefined }))
    : fields.map((values) => ({ body: JSON.stringify(values), type: 'application/json' }))
  const proper: fc.Arbitrary<Sent> = fc.tuple(form, key).map(([sent, given]) => ({ ...sent, key: given }))
  return fc.oneof({ weight: 9, arbitrary: proper }, { weight: 1, arbitrary: anything })
}

function formOf(values: object, fileField: string, file: string | null): FormData {
  const form = new FormData()
  for (const [name, entry] of Object.entries(values)) {
    if (entry !== undefined) form.append(name, typeof entry === 'string' ? entry : JSON.stringify(entry))
  }
  if (file !== null) form.append(fileField, new File([file], 'cv.pdf'))
  return form
}

// Sent without signing in: the admin app must stand that, too.
const all = [...Object.entries<Endpoint>(endpoints), ...Object.entries<Endpoint>(adminEndpoints)]
const writes = all.filter(([, { method }]) => method !== 'GET')

const counted = [
  ['counts', { method: 'POST', path: '/api/counts' }],
  ['scriptErrors', { method: 'POST', path: '/api/script-errors' }],
  ['adEvents', { method: 'POST', path: '/api/ads/events' }],
] as const

test('every path with a request body is in the table of endpoints, except for analytics', () => {
  const known = new Set(writes.map(([, { method, path }]) => `${method} ${path.replace(/\/$/, '')}`))
  const mounted = createApi(api.context).routes.filter(({ method }) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
  )
  expect(mounted.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.has(route))).toEqual(
    counted.map(([, { method, path }]) => `${method} ${path}`),
  )
})

test.each([...writes, ...counted])(
  '%s answers each with a sentence or stores it',
  async (_, endpoint) => {
    const reference = 'AG-7K3M-9QXD'
    const path = endpoint.path.replace(/:\w+/, reference)
    const send = async ({ body, type, key }: Sent) => {
      const headers: Record<string, string> = { authorization: `Bearer ${uploadToken}` }
      if (type !== undefined) headers['content-type'] = type
      if (key !== undefined) headers['idempotency-key'] = key
      const answer = await api.request(path, { method: endpoint.method, headers, body })
      if (answer.status < 400) return answer.status
      const { error } = ApiError.parse(await answer.json())
      expect(error.message.length).toBeGreaterThan(0)
      return answer.status
    }
    await fc.assert(
      fc.asyncProperty(fc.array(bodies(endpoint), { minLength: atOnce, maxLength: atOnce }), async (sent) => {
        const statuses = await Promise.all(sent.map(send))
        expect(api.unexpected).toEqual([])
        expect(Math.max(...statuses)).toBeLessThan(500)
      }),
      { numRuns: bodiesEach / atOnce, endOnFailure: true },
    )
  },
  // More bodies take longer.
  60_000 + bodiesEach * 60,
)

const schemas: Record<LeadKind, z.ZodType> = {
  inquiry: Inquiry,
  property_inquiry: PropertyInquiry,
  project_inquiry: ProjectInquiry,
  contact: Feedback,
  get_in_touch: GetInTouch,
  franchise: FranchiseEnquiry,
  // The question about the estimate is answered, and the answer is a column of its own.
  valuation: Valuation.omit({ estimate: true }),
  wanted: Wanted,
  viewing: ViewingRequest,
}

// NUL as it is in a form's field and in an address, and as JSON escapes it.
const nul = '\0'

test('a NUL in an address or a body is refused everywhere', async () => {
  const { cookie } = await signedIn(api, 'admin')
  for (const [, { method, path, body, fileField, form, takesFile }] of all) {
    // Mailboxes post a form there that is not read.
    if (path === endpoints.unsubscribeAlerts.path) continue
    const isAdmin = path.startsWith('/api/admin/')
    const address = path
      .replace(':token', 'a'.repeat(22))
      .replace(/:\w+\/:id$/, 'AG-7K3M-9QXD/1')
      .replace('listings/:id', 'listings/1')
      .replace(/:\w+/, isAdmin ? '1' : 'AG-7K3M-9QXD')
    const ask = (query: string, init: RequestInit = {}) =>
      api.request(address + query, { method, ...init, headers: { cookie, ...init.headers } })
    const answers = [await ask('?department=%00'), await ask('?%00=1')]
    if (fileField || form) {
      answers.push(await ask('', { body: formOf({ name: `Ali${nul}` }, 'none', null) }))
      answers.push(await ask('', { body: formOf({ [`name${nul}`]: 'Ali' }, 'none', null) }))
    } else if (body && !takesFile) {
      for (const fields of [{ name: `Ali${nul}` }, { [`name${nul}`]: 1 }, { list: [{ deep: `\\${nul}` }] }]) {
        const headers = { 'content-type': 'application/json' }
        answers.push(await ask('', { headers, body: JSON.stringify(fields) }))
      }
    }
    expect(
      answers.map(({ status }) => status),
      `${method} ${path}`,
    ).toEqual(answers.map(() => 400))
  }
  for (const { path } of counted.map(([, endpoint]) => endpoint)) {
    const answer = await api.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: nul }),
    })
    expect(answer.status, path).toBe(400)
  }
  expect(api.unexpected).toEqual([])
})

test('text that only spells a NUL is no NUL', async () => {
  const answer = await post(api, '/api/contact', {
    name: 'Sana Malik',
    email: 'sana@example.com',
    phone: '0300 1234567',
    feedback: 'Write \\u0000 or %00 and see.',
  })
  expect(answer.status).toBe(201)
})

// Last: checks the rows of all tests.
test('every row that was stored is one that the contract takes, with its timeline and its job', async () => {
  const rows = await api.database.db.select().from(leads)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(Object.keys(schemas)))
  for (const { kind, payload } of rows) expect(schemas[kind].parse(payload)).toEqual(payload)
  const applications = await api.database.db.select().from(jobApplications)
  expect(applications.length).toBeGreaterThan(0)
  for (const { resume, ...row } of applications) {
    expect(JobApplication.parse({ ...row, resume_link: resume })).toMatchObject({
      job_id: row.job_id,
      name: row.name,
    })
  }
  const { rows: incomplete } = await api.database.pool.query(`
    WITH received AS (SELECT lead_id, count(*) FROM lead_events WHERE kind = 'received' GROUP BY 1),
      jobs AS (SELECT (data ->> 'leadId')::int AS lead_id, count(*) FROM pgboss.job WHERE name = 'lead-received' GROUP BY 1)
    SELECT reference FROM leads
      LEFT JOIN received ON received.lead_id = leads.id LEFT JOIN jobs ON jobs.lead_id = leads.id
    WHERE received.count IS DISTINCT FROM 1 OR jobs.count IS DISTINCT FROM 1`)
  expect(incomplete).toEqual([])
  for (const { answer } of await api.database.db.select().from(idempotencyKeys)) LeadReceipt.parse(answer)
})
