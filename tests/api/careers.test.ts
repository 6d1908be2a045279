import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
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

const details = async (id: number | string) =>
  (await readAs(api, `/api/webhr/job-details/${id}`, endpoints.jobDetails.answer)).data

test('a job says what it is, where, and what it asks for', async () => {
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
    experience: job.experience,
    salary_from: 60_000,
    salary_to: 90_000,
    description: job.description,
    requirements: ['Own car', 'Fluent Urdu'],
    positions: 1,
    published_at: job.published_at.toISOString(),
    closes_on: job.closes_on,
    is_open: true,
  })
  expect(await details(`${job.id}?current_page=1&per_page=10`)).toMatchObject({ id: job.id })
})

test('it is open until its last day is over, or the agency closes it', async () => {
  const { db, pool } = api.database
  const day = async (days: number) =>
    (await pool.query<{ day: string }>('SELECT (current_date + $1::int)::text AS day', [days])).rows[0]
      ?.day ?? ''
  const isOpen = async (id: number) => (await details(id)).is_open
  expect(await isOpen((await makeJob(db, { closes_on: await day(0) })).id)).toBe(true)
  expect(await isOpen((await makeJob(db, { closes_on: await day(-1) })).id)).toBe(false)
  expect(await isOpen((await makeJob(db, { status: 'closed' })).id)).toBe(false)
})

test('a job that does not exist is not found', async () => {
  for (const id of ['2147483647', 'abc', '0', '99999999999']) {
    expect((await api.request(`/api/webhr/job-details/${id}`)).status, id).toBe(404)
  }
})
