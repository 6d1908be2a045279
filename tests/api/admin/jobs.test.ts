import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, jobApplications } from '#db/schema/index.ts'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { makeCity, makeJob } from '../../support/factories.ts'
import { type Colleague, post, signedIn } from '../../support/staff.ts'

let api: TestApi
let hr: Colleague
beforeAll(async () => {
  api = await createTestApi()
  hr = await signedIn(api, 'hr')
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const job = async (more: object = {}) => ({
  title: 'Sales agent',
  department: 'Sales',
  city_id: (await makeCity(api.database.db)).id,
  employment: 'Full time',
  experience: 'Two years',
  salary_from: 60_000,
  salary_to: 90_000,
  description: 'Show homes.\nDrive well.',
  requirements: ['A licence'],
  positions: 2,
  status: 'open',
  closes_on: inAMonth,
  ...more,
})
const send = (path: string, body: object, method = 'POST') => post(api, path, body, hr, method)
const get = (path: string, by = hr) => api.request(path, { headers: by })
const onSite = async (id: number) => (await (await api.request(`/api/webhr/job-details/${id}`)).json()).data

test('a job is added, changed and closed, each time with immediate effect on the careers page', async () => {
  const answer = await send('/api/admin/jobs', await job())
  expect(answer.status).toBe(200)
  const { id } = (await answer.json()).data
  expect(await onSite(id)).toMatchObject({ title: 'Sales agent', is_open: true, requirements: ['A licence'] })
  const change = (version: number, fields: object) =>
    send(`/api/admin/jobs/${id}`, { version, ...fields }, 'PUT')
  expect((await change(1, { title: 'Senior sales agent' })).status).toBe(200)
  expect(await onSite(id)).toMatchObject({ title: 'Senior sales agent', positions: 2 })
  expect((await change(2, { status: 'closed' })).status).toBe(200)
  expect(await onSite(id)).toMatchObject({ is_open: false })
  expect((await change(2, { title: 'Not seen' })).status).toBe(409)
  const kept = await (await get(`/api/admin/jobs/${id}`)).json()
  expect(kept).toMatchObject({
    data: { title: 'Senior sales agent', version: 3 },
    last_saved: { by: 'The hr' },
  })
  const log = await api.database.db.select().from(auditLog).where(eq(auditLog.entity, 'job'))
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'change',
      before: expect.objectContaining({ status: 'open' }),
      after: expect.objectContaining({ status: 'closed' }),
    }),
  )
})

test('its Urdu texts are those sent last, and stay where none are sent', async () => {
  const inUrdu = { title_ur: 'سیلز ایجنٹ', department_ur: 'سیلز', requirements_ur: ['لائسنس'] }
  const { id } = (await (await send('/api/admin/jobs', await job(inUrdu))).json()).data
  const change = async (version: number, fields: object) =>
    (await (await send(`/api/admin/jobs/${id}`, { version, ...fields }, 'PUT')).json()).data
  expect(await change(1, { positions: 3 })).toMatchObject(inUrdu)
  const emptied = { title_ur: '', requirements_ur: [] }
  expect(await change(2, emptied)).toMatchObject({ ...inUrdu, ...emptied })
})

test.each<[object, string]>([
  [{ title: ' ' }, 'title'],
  [{ city_id: 2_000_000_000 }, 'city_id'],
  [{ salary_to: null }, 'salary_to'],
  [{ salary_to: 10 }, 'salary_to'],
  [{ closes_on: '2027-02-30' }, 'closes_on'],
  [{ positions: 0 }, 'positions'],
])('%j is refused at its field, new and changed', async (fields, name) => {
  const made = await makeJob(api.database.db, { salary_from: 1000, salary_to: 2000 })
  for (const answer of [
    await send('/api/admin/jobs', await job(fields)),
    await send(`/api/admin/jobs/${made.id}`, { version: 1, ...fields }, 'PUT'),
  ]) {
    expect(answer.status).toBe(422)
    expect((await answer.json()).error.fields).toHaveProperty(name)
  }
})

test('unknown fields are refused, and an unknown job is not found', async () => {
  const made = await makeJob(api.database.db)
  expect((await send(`/api/admin/jobs/${made.id}`, { id: 7, version: 1, title: 'x' }, 'PUT')).status).toBe(
    422,
  )
  expect((await send('/api/admin/jobs/2000000000', { version: 1, title: 'x' }, 'PUT')).status).toBe(404)
})

/** Sent as a visitor sends it, with a CV. */
async function apply(name: string, cv = '%PDF-1.7 the life of somebody'): Promise<number> {
  const { id } = await makeJob(api.database.db, { title: 'Driver' })
  const form = new FormData()
  const fields = { job_id: String(id), name, email: 'sana@example.com', phone: '03001234567', city: 'Lahore' }
  for (const [field, value] of Object.entries({ ...fields, experience: 'Long' })) form.set(field, value)
  form.set('resume', new File([`${cv} ${name}`], '"><script>.pdf'))
  const answer = await api.request('/api/webhr/add-candidate/', { method: 'POST', body: form })
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()).data
  const [row] = await api.database.db
    .select()
    .from(jobApplications)
    .where(eq(jobApplications.reference, reference))
  return row?.id ?? 0
}

test('applications are found by words, job and status; one moves on and is noted, in its timeline', async () => {
  const id = await apply('Bilal Driver')
  const list = await (await get('/api/admin/applications?q=bilal')).json()
  expect(list.data).toMatchObject([
    { id, name: 'Bilal Driver', job: 'Driver', status: 'received', has_cv: true },
  ])
  expect((await (await get('/api/admin/applications?q=bilal&status=hired')).json()).data).toEqual([])
  expect((await (await get('/api/admin/applications?q=%25')).json()).data).toEqual([])
  const move = async (from: string, status: string) =>
    (await send(`/api/admin/applications/${id}`, { from, status }, 'PUT')).status
  expect(await move('received', 'invited')).toBe(200)
  // A colleague who still sees it as received cannot move it from there.
  expect(await move('received', 'declined')).toBe(409)
  const noted = await send(`/api/admin/applications/${id}/notes`, { text: 'Called, comes on Monday' })
  const { data } = await noted.json()
  expect(data).toMatchObject({
    status: 'invited',
    email: 'sana@example.com',
    cv: { content_type: 'application/pdf' },
  })
  expect(data.timeline.map(({ note }: { note: string }) => note)).toEqual([
    'Sent on the website',
    'received → invited',
    'Called, comes on Monday',
  ])
  expect(Date.parse(data.forget_on) - Date.parse(data.created_at)).toBe(180 * 86_400_000)
  const more = { from: 'invited', status: 'hired', name: 'x' }
  expect((await send(`/api/admin/applications/${id}`, more, 'PUT')).status).toBe(422)
})

test('a CV is saved and never shown, under a name of ours, and who opened it is known', async () => {
  const id = await apply('Zara Cook')
  const answer = await get(`/api/admin/applications/${id}/cv`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('the life of somebody')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename=CV-AG-[\w-]+\.pdf$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  const log = await api.database.db.select().from(auditLog).where(eq(auditLog.action, 'open CV'))
  expect(log).toMatchObject([{ staff_id: hr.id, entity_id: String(id) }])
})

test('staff without the permission to read applications cannot open a CV, and unknown ones are not found', async () => {
  const id = await apply('Omar Guard')
  for (const role of ['manager', 'agent', 'editor'] as const) {
    expect((await get(`/api/admin/applications/${id}/cv`, await signedIn(api, role))).status).toBe(403)
  }
  expect((await api.request(`/api/admin/applications/${id}/cv`)).status).toBe(401)
  expect((await get('/api/admin/applications/2000000000/cv')).status).toBe(404)
  await api.database.db.update(jobApplications).set({ resume: null }).where(eq(jobApplications.id, id))
  expect((await get(`/api/admin/applications/${id}/cv`)).status).toBe(404)
})
