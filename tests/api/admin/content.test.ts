import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { contentCollections } from '#contract/admin/content.ts'
import { routes } from '#contract/api/routes.ts'
import { auditLog, files, resumes } from '#db/schema/index.ts'
import { syncOffices } from '#domain/content/sync-offices.ts'
import { addressOf, newFileId } from '#storage/keys.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeArea } from '../../support/factories.ts'
import { photo, storeBytes } from '../../support/pictures.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let editor: Colleague
let cityId: number
let areaId: number
let numbers = 0
let picture: string
/** The address of a CV, which is stored and no picture. */
let paper: string
beforeAll(async () => {
  api = await createTestApi()
  await syncOffices(api.database.db)
  // Agents are the manager's, the rest is the editor's.
  editor = await signedIn(api, 'admin')
  const area = await makeArea(api.database.db)
  cityId = area.city_id
  areaId = area.id
  picture = (await storeBytes(api.context, await photo(80, 60))).address
  const id = newFileId()
  paper = addressOf(id)
  const document = { kind: 'document' as const, content_type: 'application/pdf', bytes: 9 }
  await api.database.db.insert(files).values({ id, address: paper, sha256: 'a'.repeat(64), ...document })
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const send = (path: string, body: object, method = 'POST', by = editor) => post(api, path, body, by, method)
const read = async (path: string) => (await api.request(path, { headers: editor })).json()
const data = async (answer: Response) => {
  const body = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body.data
}

/** Every collection of `content`, and others that visitors see. */
const kinds = {
  covers: {
    shownAt: '/api/covers',
    fields: () => ({
      title: 'Homes with a view',
      title_ur: 'خوبصورت منظر والے گھر',
      image: picture,
      alt: 'A terrace',
      alt_ur: 'ایک ٹیرس',
      link: '/search',
      shown: true,
    }),
    change: { title: 'Homes with a garden' },
    wrong: { link: 'javascript:alert(1)', title: '', alt: 'x'.repeat(301) },
  },
  testimonials: {
    shownAt: '/api/testimonials',
    fields: () => ({
      name: 'Sana Malik',
      name_ur: 'ثنا ملک',
      place: 'Islamabad',
      place_ur: 'اسلام آباد',
      text: 'Quick and honest.',
      text_ur: 'تیز اور دیانت دار۔',
      rating: 5,
      photo: picture,
      given_on: '2026-10-02',
      shown: true,
    }),
    change: { text: 'Quick, honest and kind.' },
    wrong: { rating: 6, given_on: '2026-02-30', text: '  ' },
  },
  'group-photos': {
    shownAt: '/api/groupPhoto',
    fields: () => ({
      title: 'The team',
      title_ur: 'ہماری ٹیم',
      image: picture,
      alt: 'Forty people',
      alt_ur: 'چالیس افراد',
      taken_on: '2026-05-01',
      shown: true,
    }),
    change: { title: 'The whole team' },
    wrong: { image: null, taken_on: 'yesterday' },
  },
  offices: {
    shownAt: '/api/offices/',
    fields: () => ({
      name: 'Lahore Office',
      name_ur: 'لاہور آفس',
      city: 'Lahore',
      city_ur: 'لاہور',
      address: '1 Mall Road',
      address_ur: '1 مال روڈ',
      email: 'lahore@aangan.example',
      phone: '+92 42 111 000 222',
      other_phones: ['042 35710000', '+971 50 123 4567', '+1 (416) 555-0123'],
      hours: 'Monday to Saturday, 10 to 7',
      hours_ur: 'پیر تا ہفتہ، 10 سے 7',
      map_url: 'https://www.openstreetmap.org/?mlat=31.5&mlon=74.3',
      lat: 31.5,
      long: 74.3,
    }),
    change: { address: '2 Mall Road' },
    wrong: { lat: 131, map_url: 'http://maps.example', email: 'nobody', phone: 'call me' },
  },
  agents: {
    shownAt: '/api/agents',
    fields: () => ({
      name: 'Bilal Ahmed',
      name_ur: 'بلال احمد',
      title: 'Sales agent',
      title_ur: 'سیلز ایجنٹ',
      bio: 'Ten years in Lahore.',
      bio_ur: 'لاہور میں دس سال۔',
      photo: picture,
      phone: '+92 300 0000101',
      whatsapp: '0300 0000101',
      email: `bilal.${++numbers}@aangan.example`,
      languages: ['Urdu', 'Punjabi'],
      city_id: cityId,
      area_ids: [areaId],
    }),
    change: { title: 'Senior agent' },
    wrong: { name: ' ', whatsapp: '12', languages: Array.from({ length: 13 }, (_, at) => `Language ${at}`) },
  },
  projects: {
    shownAt: '/api/projects',
    fields: () => ({
      name: `Canal Heights ${++numbers}`,
      name_ur: 'کینال ہائٹس',
      developer: 'Courtyard Developers',
      developer_ur: 'کورٹ یارڈ ڈویلپرز',
      summary: 'Flats by the canal.',
      summary_ur: 'نہر کنارے فلیٹ۔',
      description: 'Two towers.\n\nA garden between them.',
      description_ur: 'دو ٹاور۔\n\nبیچ میں باغ۔',
      kind: 'Apartments',
      kind_ur: 'اپارٹمنٹس',
      status: 'under construction',
      possession_on: '2028-03-31',
      city_id: cityId,
      area_id: areaId,
      lat: 31.5,
      long: 74.3,
      outline: [
        [
          { lat: 31.5, long: 74.3 },
          { lat: 31.5, long: 74.31 },
          { lat: 31.51, long: 74.31 },
        ],
      ],
      image: picture,
      amenities: ['Lift', 'Garden'],
      amenities_ur: ['لفٹ', 'باغ'],
      approval_authority: 'LDA',
      noc_number: 'LDA/7/2026',
      approval_status: 'approved',
      approval_checked_on: '2026-10-01',
      approval_reason: '',
      brochure: paper,
      booking_open: true,
      booking_amount: 500_000,
      shown: true,
      unit_types: [
        {
          id: null,
          name: 'Two beds',
          name_ur: 'دو بیڈ روم',
          subtype: 'apartment',
          beds: 2,
          baths: 2,
          size_value: 1100,
          size_unit: 'sqft',
          price_from: 21_000_000,
          total: 40,
          available: 12,
          floor_plan: picture,
          units: [
            { number: 'B-1', floor: 0, facing: 'Canal', size_value: null, price: null },
            { number: 'B-2', floor: 4, facing: '', size_value: 1150, price: 22_500_000 },
          ],
        },
      ],
      payment_plan: [
        {
          name: 'Booking',
          name_ur: 'بکنگ',
          percent: 20,
          instalments: 1,
          due: 'On booking',
          due_ur: 'بکنگ کے وقت',
        },
        {
          name: 'Instalments',
          name_ur: 'اقساط',
          percent: 80,
          instalments: 36,
          due: 'Every month',
          due_ur: '',
        },
      ],
      images: [{ url: picture, alt: 'From the canal', alt_ur: 'نہر کی طرف سے' }],
      floor_plans: [{ url: picture, alt: 'Two beds', alt_ur: 'دو بیڈ روم' }],
    }),
    change: { summary: 'Flats by the canal, with a garden.' },
    wrong: { lat: 91, noc_number: '', kind: '', amenities: [''], approval_checked_on: 'soon' },
  },
} satisfies Record<(typeof contentCollections)[number]['path'] | 'agents' | 'projects', object>

/** The tags that writes tell from now on until the test ends, as the caches of pages hear them. */
async function hearTags(): Promise<readonly string[]> {
  const client = await api.database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload = '{}' }) => heard.push(...(JSON.parse(payload).tags ?? [])))
  onTestFinished(() => client.release(true))
  await client.query('LISTEN aangan_changed')
  return heard
}

/** The fields as they are answered: nested records have an ID of their own by then. */
function asStored(given: object): object {
  if (!('unit_types' in given) || !Array.isArray(given.unit_types)) return given
  return { ...given, unit_types: given.unit_types.map((unit) => ({ ...unit, id: expect.any(Number) })) }
}

describe.each(Object.entries(kinds))('%s', (path, { shownAt, fields, change, wrong }) => {
  const all = `/api/admin/${path}`
  const shown = async (language = 'en'): Promise<object[]> => {
    const answer = await (await api.request(shownAt, { headers: { 'accept-language': language } })).json()
    return answer.data ?? answer
  }

  test('are added, shown, changed, taken off the site and brought back, each in the audit log', async () => {
    const given = fields()
    const made = await data(await send(all, given))
    expect(made).toMatchObject({
      ...asStored(given),
      version: 1,
      archived: false,
      last_saved: { by: 'The admin' },
    })
    const ofIt = expect.objectContaining({ id: made.id })
    expect(await shown()).toContainEqual(ofIt)
    expect((await read(all)).data).toContainEqual(ofIt)
    const inUrdu = Object.entries(given).filter(([name]) => name.endsWith('_ur'))
    for (const [name, urdu] of inUrdu.slice(0, 1)) {
      const inIt = { id: made.id, [name.slice(0, -3)]: urdu }
      expect(await shown('ur')).toContainEqual(expect.objectContaining(inIt))
    }

    const changed = await data(await send(`${all}/${made.id}`, { ...given, ...change, version: 1 }, 'PUT'))
    expect(changed).toMatchObject({ ...change, version: 2 })
    expect((await read(`${all}/${made.id}`)).data).toEqual(changed)
    expect(await shown()).toContainEqual(expect.objectContaining({ id: made.id, ...change }))

    expect(await data(await send(`${all}/${made.id}/archive`, { archived: true }))).toMatchObject({
      archived: true,
    })
    expect(await shown()).not.toContainEqual(ofIt)
    await data(await send(`${all}/${made.id}/archive`, { archived: false }))
    expect(await shown()).toContainEqual(ofIt)

    const log = await api.database.db.select().from(auditLog)
    const ofThis = log.filter(({ after }) => after !== null && Reflect.get(Object(after), 'id') === made.id)
    expect(ofThis.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'change', 'archive', 'restore']),
    )
  })

  test('tell the pages that show them', async () => {
    const [name = ''] = Object.entries(routes).find(([, route]) => route === `GET ${shownAt}`) ?? []
    const { tags = [] } = await api.read(name, { params: {}, query: {} }, 'r1')
    const heard = await hearTags()
    await data(await send(all, fields()))
    await expect.poll(() => tags.filter((tag) => heard.includes(tag))).not.toEqual([])
  })

  test('keep their Urdu when it is not sent, and lose it when it is sent empty', async () => {
    const given = fields()
    const { id } = await data(await send(all, given))
    const inUrdu = Object.entries(given).filter(([name]) => name.endsWith('_ur'))
    const english = Object.fromEntries(Object.entries(given).filter(([name]) => !name.endsWith('_ur')))
    const kept = await data(await send(`${all}/${id}`, { ...english, version: 1 }, 'PUT'))
    expect(kept).toMatchObject(Object.fromEntries(inUrdu))
    const empty = Object.fromEntries(inUrdu.map(([name, text]) => [name, Array.isArray(text) ? [] : '']))
    const gone = await data(await send(`${all}/${id}`, { ...english, ...empty, version: 2 }, 'PUT'))
    expect(gone).toMatchObject(empty)
  })

  test('are not overwritten by a user who has not seen the current version', async () => {
    const { id } = await data(await send(all, fields()))
    const save = (more: object) => send(`${all}/${id}`, { ...fields(), ...more, version: 1 }, 'PUT')
    const answers = await Promise.all([save({}), save(change), save(change)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await read(`${all}/${id}`)).data.version).toBe(2)
  })

  test('refuse each wrong value at its field, and unknown fields', async () => {
    const refused = await send(all, { ...fields(), ...wrong })
    expect(refused.status).toBe(422)
    const told = Object.keys((await refused.json()).error.fields).filter((name) => !name.includes('.'))
    expect(told.sort()).toEqual(Object.keys(wrong).sort())
    for (const more of [{ id: 1 }, { version: 7 }, { is_own: false }, { archived: true }, { position: 1 }]) {
      expect((await send(all, { ...fields(), ...more })).status, JSON.stringify(more)).toBe(422)
    }
  })

  test('that do not exist are not found', async () => {
    expect((await api.request(`${all}/999999`, { headers: editor })).status).toBe(404)
    expect((await send(`${all}/999999`, { ...fields(), version: 1 }, 'PUT')).status).toBe(404)
    expect((await send(`${all}/999999/archive`, { archived: true })).status).toBe(404)
  })
})

test.each([
  ['covers', 'image'],
  ['group-photos', 'image'],
  ['testimonials', 'photo'],
] as const)('%s take no file that is no picture, and none that was never uploaded', async (path, field) => {
  for (const address of [paper, addressOf(newFileId())]) {
    const answer = await send(`/api/admin/${path}`, { ...kinds[path].fields(), [field]: address })
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields).toEqual({ [field]: 'Upload this image again' })
  }
})

test('hidden records are shown only to the editor', async () => {
  const { id } = await data(await send('/api/admin/covers', { ...kinds.covers.fields(), shown: false }))
  const listed = (await (await api.request('/api/covers')).json()).map((cover: { id: number }) => cover.id)
  expect(listed).not.toContain(id)
})

test('an order is kept, and what it does not name comes after', async () => {
  const before = (await read('/api/admin/offices')).data.map(({ id }: { id: number }) => id)
  const [first, second, ...rest] = before
  await data(await send('/api/admin/offices/order', { ids: [second] }))
  const after = (await (await api.request('/api/offices/')).json()).map(({ id }: { id: number }) => id)
  expect(after).toEqual([second, first, ...rest])
  const [entry] = await api.database.db.select().from(auditLog).where(eq(auditLog.action, 'order'))
  expect(entry).toMatchObject({ before: { ids: before }, after: { ids: after } })
})

test('an office that was saved here stays as it is at the next start; the others follow the agency’s file', async () => {
  const [one, other] = (await read('/api/admin/offices')).data
  const { id, version, archived: _, ...fields } = one
  await data(await send(`/api/admin/offices/${id}`, { ...fields, version, hours: 'Day and night' }, 'PUT'))
  await api.database.pool.query("UPDATE offices SET phone = '0' WHERE id = $1", [other.id])
  await syncOffices(api.database.db)
  const now = (await read('/api/admin/offices')).data
  expect(now).toContainEqual(expect.objectContaining({ id, hours: 'Day and night' }))
  expect(now).toContainEqual(expect.objectContaining({ id: other.id, phone: other.phone }))
})

const project = (more: object) => send('/api/admin/projects', { ...kinds.projects.fields(), ...more })

test.each([
  ['an approval without its number', { noc_number: null }, 'noc_number'],
  ['no authority', { approval_status: 'in process', approval_authority: '' }, 'approval_authority'],
  ['no reason why none is required', { approval_status: 'not required' }, 'approval_reason'],
  [
    'a payment plan of less than all',
    { payment_plan: [{ name: 'Booking', percent: 20, instalments: 1, due: 'Now' }] },
    'payment_plan',
  ],
  ['half a position', { long: null }, 'lat'],
  ['an area of another city', { city_id: 999_999 }, 'city_id'],
] as const)('a project is not shown with %s', async (_what, more, field) => {
  const answer = await project(more)
  expect(answer.status).toBe(422)
  expect((await answer.json()).error.fields).toHaveProperty(field)
})

test('a project is kept hidden until its approval is known, or said not to be required', async () => {
  const draft = await data(await project({ shown: false, approval_status: 'not required', noc_number: null }))
  expect((await api.request(`/api/projects/Details/${draft.id}`)).status).toBe(404)
  const { id, archived: _, last_saved: __, ...fields } = draft
  const why = { ...fields, approval_reason: 'Built before 1990', shown: true }
  expect(await data(await send(`/api/admin/projects/${id}`, why, 'PUT'))).toMatchObject({ shown: true })
  expect((await api.request(`/api/projects/Details/${id}`)).status).toBe(200)
})

test('a project’s page shows what was saved: units, plan and pictures with their sizes', async () => {
  const { id, version, archived: _, last_saved: __, ...fields } = await data(await project({}))
  const [unit] = fields.unit_types
  const unit_types = [
    { ...unit, id: null, name: 'Three beds', units: [] },
    { ...unit, available: 3 },
  ]
  await data(await send(`/api/admin/projects/${id}`, { ...fields, unit_types, version }, 'PUT'))
  const page = await (await api.request(`/api/projects/Details/${id}`)).json()
  expect(page.unit_types).toMatchObject([{ name: 'Three beds' }, { id: unit.id, available: 3 }])
  expect(page.payment_plan).toMatchObject([{ percent: 20 }, { percent: 80, instalments: 36 }])
  expect(page.images).toMatchObject([{ url: picture, alt: 'From the canal', width: 80, height: 60 }])
  const other = await data(await project({}))
  const stolen = { ...fields, unit_types: other.unit_types, version: version + 1 }
  const refused = await send(`/api/admin/projects/${id}`, stolen, 'PUT')
  expect((await refused.json()).error.fields).toHaveProperty('unit_types.0.id')
})

test('a project’s page in Urdu says what was written in Urdu, down to its units and payments', async () => {
  const { id, version, archived: _, last_saved: __, ...fields } = await data(await project({}))
  const page = async () =>
    (await api.request(`/api/projects/Details/${id}`, { headers: { 'accept-language': 'ur' } })).json()
  const inUrdu = {
    ...{ name: 'کینال ہائٹس', slug: expect.stringMatching(/^Canal/), developer: 'کورٹ یارڈ ڈویلپرز' },
    ...{ kind: 'اپارٹمنٹس', summary: 'نہر کنارے فلیٹ۔', amenities: ['لفٹ', 'باغ'] },
    description: expect.stringContaining('بیچ میں باغ۔'),
    unit_types: [{ name: 'دو بیڈ روم' }],
    payment_plan: [
      { name: 'بکنگ', due: 'بکنگ کے وقت' },
      { name: 'اقساط', due: 'Every month' },
    ],
  }
  expect(await page()).toMatchObject(inUrdu)
  const withoutUrdu = (rows: object[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_ur'))))
  const { unit_types, payment_plan } = fields
  const english = { unit_types: withoutUrdu(unit_types), payment_plan: withoutUrdu(payment_plan) }
  await data(await send(`/api/admin/projects/${id}`, { ...fields, ...english, version }, 'PUT'))
  expect(await page()).toMatchObject(inUrdu)
})

test('a brochure is a document, and two projects or agents are not taken for one', async () => {
  const one = kinds.projects.fields()
  await data(await send('/api/admin/projects', one))
  expect((await (await send('/api/admin/projects', one)).json()).error.fields).toHaveProperty('name')
  expect((await (await project({ brochure: picture })).json()).error.fields).toHaveProperty('brochure')
  const agent = kinds.agents.fields()
  await data(await send('/api/admin/agents', agent))
  expect((await (await send('/api/admin/agents', agent)).json()).error.fields).toHaveProperty('email')
})

test('staff who may edit projects download a brochure as a file, and a CV cannot be one', async () => {
  const { db } = api.database
  const sent = { method: 'POST', body: '%PDF-1.7 a brochure', headers: editor }
  const { data: uploaded } = await (await api.request('/api/uploads', sent)).json()
  const { id } = await data(await project({ brochure: uploaded.address }))
  const answer = await api.request(`/api/admin/projects/${id}/brochure`, { headers: editor })
  expect(await answer.text()).toBe('%PDF-1.7 a brochure')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=Brochure-${id}.pdf`)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  const without = await data(await project({ brochure: null }))
  const nothing = await api.request(`/api/admin/projects/${without.id}/brochure`, { headers: editor })
  expect(nothing.status).toBe(404)
  await db.insert(resumes).values({ id: newFileId(), file_id: uploaded.id })
  expect((await (await project({ brochure: uploaded.address })).json()).error.fields).toHaveProperty(
    'brochure',
  )
})
