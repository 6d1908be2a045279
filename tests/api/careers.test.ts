import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/mount.ts'
import { ApiError } from '#contract/api/api-errors.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeCity, makeJob } from '../support/factories.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  expect(api.unexpected).toEqual([])
  await api.close()
})

const details = async (id: number | string, request = api.request) =>
  (await readAs({ request }, `/api/webhr/job-details/${id}`, endpoints.jobDetails.answer)).data

test('a job shows its title, place and requirements', async () => {
  const { db } = api.database
  const city = await makeCity(db)
  const job = await makeJob(db, {
    city_id: city.id,
    salary_from: 60_000,
    salary_to: 90_000,
    requirements: ['Own car', 'Fluent Urdu'],
  })
  expect(await details(job.id)).toEqual({
    id: job.id,
    title: job.title,
    department: job.department,
    city: { id: city.id, name: city.name },
    employment: job.employment,
    employment_type: 'FULL_TIME',
    experience: job.experience,
    salary_from: 60_000,
    salary_to: 90_000,
    description: job.description,
    requirements: ['Own car', 'Fluent Urdu'],
    positions: 1,
    published_at: job.published_at.toISOString(),
    closes_on: job.closes_on,
    is_open: true,
    similar: [],
  })
  expect(await details(`${job.id}?current_page=1&per_page=10`)).toMatchObject({ id: job.id })
})

test('a job is shown in Urdu where it has Urdu texts; search engines get the same employment type', async () => {
  const { db } = api.database
  const inUrdu = {
    title_ur: 'ڈرائیور',
    department_ur: 'انتظامیہ',
    employment_ur: 'جز وقتی',
    experience_ur: '2 سال',
    description_ur: 'گاڑی چلائیں گے۔',
    requirements_ur: ['لائسنس'],
  }
  const mine = {
    title: 'Driver',
    department: 'Transport',
    employment: 'Part time',
    requirements: ['A licence'],
  }
  const job = await makeJob(db, { ...mine, ...inUrdu })
  const other = await makeJob(db, { ...mine, title: 'Mechanic' })
  const headers = { 'accept-language': 'ur' }
  const read = async (path: string) => (await api.request(`/api/webhr/${path}`, { headers })).json()
  const shown = (await read(`job-details/${job.id}`)).data
  expect(shown.similar[0]).toMatchObject({ id: other.id, title: 'Mechanic' })
  expect(shown).toMatchObject({
    title: 'ڈرائیور',
    department: 'انتظامیہ',
    employment: 'جز وقتی',
    employment_type: 'PART_TIME',
    experience: '2 سال',
    description: 'گاڑی چلائیں گے۔',
    requirements: ['لائسنس'],
  })
  const list = await read('job-postings?department=Transport')
  expect(list.data).toMatchObject([{ title: 'Mechanic' }, { title: 'ڈرائیور' }])
  expect(list.filters.departments).toContainEqual({ name: 'Transport', label: 'انتظامیہ', count: 2 })
  expect((await details(job.id)).requirements).toEqual(['A licence'])
})

test('it is open until its last day is over in Pakistan, or the agency closes it', async () => {
  // The database's clock does not advance in a transaction, so that no day ends meanwhile.
  await api.database.db.transaction(async (db) => {
    const { rows } = await db.execute<{ today: string; yesterday: string }>(sql`
      select today::text, (today - 1)::text as yesterday
      from (select (now() at time zone 'Asia/Karachi')::date as today) as day`)
    const { today, yesterday } = rows[0] ?? { today: '', yesterday: '' }
    const { request } = createApi({ ...api.context, db })
    const isOpen = async (job: Parameters<typeof makeJob>[1]) =>
      (await details((await makeJob(db, job)).id, async (path) => request(path))).is_open
    expect(await isOpen({ closes_on: today })).toBe(true)
    expect(await isOpen({ closes_on: yesterday })).toBe(false)
    expect(await isOpen({ status: 'closed' })).toBe(false)
  })
})

test('it leads on to open jobs of its department, then of its city, then to the newest', async () => {
  const { db } = api.database
  const city = await makeCity(db)
  const mine = { city_id: city.id, department: 'Surveying' }
  const job = await makeJob(db, { ...mine, status: 'closed' })
  await makeJob(db, { ...mine, status: 'closed' })
  const sameCity = await makeJob(db, { city_id: city.id })
  const sameDepartment = await makeJob(db, { department: 'Surveying' })
  const both = await makeJob(db, mine)
  await makeJob(db)
  const similar = (await details(job.id)).similar.map(({ id }) => id)
  expect(similar).toEqual([both.id, sameDepartment.id, sameCity.id])
})

describe('the list of jobs', () => {
  const list = (query = '') => readAs(api, `/api/webhr/job-postings${query}`, endpoints.jobPostings.answer)

  test('has the open ones, the newest first, ten a page from page 1', async () => {
    const { db } = api.database
    const city = await makeCity(db)
    const made = []
    for (let at = 0; at < 12; at += 1) {
      made.push(await makeJob(db, { city_id: city.id, published_at: new Date(Date.now() + at * 1000) }))
    }
    await makeJob(db, { city_id: city.id, status: 'closed' })
    await makeJob(db, { city_id: city.id, closes_on: '2020-01-01' })
    const ids = made.map(({ id }) => id).reverse()
    const first = await list(`?cityId=${city.id}`)
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    expect(first.pagination).toEqual({ per_page: 10, current_page: 1, total_pages: 2, total_records: 12 })
    const second = await list(`?cityId=${city.id}&current_page=2`)
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(10))
    expect((await list(`?cityId=${city.id}&current_page=3`)).data).toEqual([])
    expect((await list(`?cityId=${city.id}&per_page=2&current_page=6`)).data).toHaveLength(2)
  })

  test('is filtered by city and department, and says how many jobs each choice brings', async () => {
    const { db } = api.database
    const [one, other] = [await makeCity(db), await makeCity(db)]
    const wanted = await makeJob(db, { city_id: one.id, department: 'Law & Deeds' })
    await makeJob(db, { city_id: one.id, department: 'Mapping' })
    await makeJob(db, { city_id: other.id, department: 'Mapping' })
    const found = await list(`?cityId=${one.id}&department=${encodeURIComponent('Law & Deeds')}`)
    expect(found.data.map(({ id }) => id)).toEqual([wanted.id])
    expect(found.pagination.total_records).toBe(1)
    const counts = (answer: typeof found) => ({
      one: answer.filters?.cities.find(({ id }) => id === one.id)?.count,
      other: answer.filters?.cities.find(({ id }) => id === other.id)?.count,
      law: answer.filters?.departments.find(({ name }) => name === 'Law & Deeds')?.count,
      mapping: answer.filters?.departments.find(({ name }) => name === 'Mapping')?.count,
    })
    expect(counts(found)).toEqual({ one: 1, other: 0, law: 1, mapping: 1 })
    expect(counts(await list(`?cityId=${other.id}`))).toEqual({ one: 2, other: 1, law: 0, mapping: 1 })
    expect((await list('?department=Nobody')).data).toEqual([])
  })

  test.each(['current_page=0', 'per_page=x', 'cityId=-1'])('%s is refused by its name', async (query) => {
    const answer = await api.request(`/api/webhr/job-postings?${query}`)
    expect(answer.status).toBe(422)
    const [key = ''] = query.split('=')
    expect(ApiError.parse(await answer.json()).error.fields).toHaveProperty(key)
  })
})

test('a job that does not exist is not found', async () => {
  for (const id of ['2147483647', 'abc', '0', '99999999999']) {
    expect((await api.request(`/api/webhr/job-details/${id}`)).status, id).toBe(404)
  }
})
