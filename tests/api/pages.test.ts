import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { agency } from '#agency'
import { createApi } from '#api/mount.ts'
import { endpoints } from '#contract/api/endpoints.ts'
import { type AnyPage, pageNames } from '#contract/content/pages.ts'
import { PageTexts } from '#domain/pages/page-texts.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const inUrdu = { headers: { 'accept-language': 'ur' } }

test.each(pageNames)('the page %s has its text in sections, in both languages', async (name) => {
  const english = await readAs(api, `/api/pages/${name}`, endpoints.page.answer)
  const urdu = await readAs(api, `/api/pages/${name}`, endpoints.page.answer, inUrdu)
  for (const page of [english, urdu]) {
    expect(page.name).toBe(name)
    expect(page.sections.length).toBeGreaterThan(1)
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\}\}|\]\(/)
  }
  expect(english.language).toBe('en')
  expect(urdu.language).toBe('ur')
  expect(urdu.title).toMatch(/^[\p{Script=Arabic}\p{M}\p{N}\p{P} ]+$/u)
})

test.each(pageNames)(
  'the page %s says the same in both languages: dates, numbers, parts, links',
  async (name) => {
    const parts = (page: z.output<typeof AnyPage>) => {
      const html = [page.lead_html, ...page.sections.map((section) => section.html)].join(' ')
      const { title: _title, description: _description, ...facts } = page
      return {
        sections: page.sections.length,
        tags: html.match(/<(?:h3|li|tr|td|p|strong)\b/g)?.length,
        links: html.match(/href="[^"]*"/g),
        dates: JSON.stringify(facts).match(/\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?/g),
        lists: Object.values(facts).map((value) => (Array.isArray(value) ? value.length : typeof value)),
      }
    }
    const english = await readAs(api, `/api/pages/${name}`, endpoints.page.answer)
    const urdu = await readAs(api, `/api/pages/${name}`, endpoints.page.answer, inUrdu)
    expect(parts(urdu)).toEqual(parts(english))
  },
)

test('a page names the agency as its settings do', async () => {
  const page = await readAs(api, '/api/pages/privacy-policy', endpoints.page.answer)
  expect(page.lead_html).toContain(agency.name)
  expect(page.lead_html).toContain(`href="mailto:${agency.email}"`)
})

test('an unknown page is not found', async () => {
  expect((await api.request('/api/pages/careers')).status).toBe(404)
  expect((await api.request('/api/pages/..%2Fpackage')).status).toBe(404)
})

test('a page without a good text says that it is being written', async () => {
  // Nothing was read of it yet.
  const texts = new PageTexts({ folder: 'nowhere', placeholders: { en: {}, ur: {} }, onProblem: () => {} })
  const app = createApi({ ...api.context, texts })
  const answer = await app.request('/api/pages/about')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('being written') } })
  expect(api.unexpected).toEqual([])
})
