import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency } from '#agency'
import { createApi } from '#api/mount.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { pageNames } from '#contract/content/pages.ts'
import { PageTexts } from '#domain/pages/page-texts.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test.each(pageNames)('the page %s is told with its text in sections', async (name) => {
  const page = await readAs(api, `/api/pages/${name}`, endpoints.page.answer)
  expect(page.name).toBe(name)
  expect(page.sections.length).toBeGreaterThan(1)
  expect(JSON.stringify(page)).not.toMatch(/\{\{|\}\}|\]\(/)
})

test('a page names the agency as its settings do', async () => {
  const page = await readAs(api, '/api/pages/privacy-policy', endpoints.page.answer)
  expect(page.lead_html).toContain(agency.name)
  expect(page.lead_html).toContain(`href="mailto:${agency.email}"`)
})

test('a page that nobody has is not found', async () => {
  expect((await api.request('/api/pages/careers')).status).toBe(404)
  expect((await api.request('/api/pages/..%2Fpackage')).status).toBe(404)
})

test('a page without a good text says that it is being written', async () => {
  // Nothing was read of it yet.
  const texts = new PageTexts({ folder: 'nowhere', placeholders: {}, onProblem: () => {} })
  const app = createApi({ ...api.context, texts })
  const answer = await app.request('/api/pages/about')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('being written') } })
  expect(api.unexpected).toEqual([])
})
